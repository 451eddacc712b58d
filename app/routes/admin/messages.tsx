import { Link, useNavigation } from 'react-router'
import * as z from 'zod/mini'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { messageWords } from '#app/admin/messages/message-mark.tsx'
import { Moment } from '#app/admin/moment.tsx'
import { apiContext } from '#app/api-context.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { type MessageStatus, messageStatuses } from '#contract/messages/calls.ts'
import type { Route } from './+types/messages.ts'

const chosenFilter = z.object({
  status: z.catch(z._default(z.enum(messageStatuses), 'open'), 'open'),
  after: z.catch(z.optional(z.string().check(z.minLength(1), z.maxLength(200))), undefined),
})

const none: Record<MessageStatus, string> = {
  open: 'No open messages.',
  answered: 'No answered messages yet.',
  closed: 'No closed messages yet.',
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const chosen = z.parse(chosenFilter, Object.fromEntries(new URL(request.url).searchParams))
  return { ...(await context.get(apiContext).messages.listMessages(chosen)), status: chosen.status }
}

export default function Messages({ loaderData: { messages, counts, next, status } }: Route.ComponentProps) {
  const isLoading = useNavigation().location?.pathname === '/admin/messages'
  return (
    <>
      <AdminHeading lead={status === 'open' ? 'Oldest first.' : 'Newest first.'}>Messages</AdminHeading>
      <nav aria-label="Status" className="mb-4 flex flex-wrap gap-x-6 text-small">
        {messageStatuses.map((each) => (
          <Link
            key={each}
            to={each === 'open' ? '?' : `?status=${each}`}
            aria-current={each === status ? 'true' : undefined}
            className="flex min-h-11 items-center aria-[current]:font-medium aria-[current]:underline"
          >
            {messageWords[each]} ({counts[each].toLocaleString('en-US')})
          </Link>
        ))}
      </nav>
      <div aria-busy={isLoading} className={isLoading ? 'opacity-50 transition-opacity' : ''}>
        {messages.length === 0 ? (
          <EmptyState title={none[status]} />
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {messages.map(({ _id, name, email, department, subject, excerpt, createdAt }) => (
              <li
                key={_id}
                className="relative grid gap-x-6 gap-y-1 py-4 hover:bg-linen md:grid-cols-[minmax(0,1fr)_minmax(0,18rem)]"
              >
                <div className="min-w-0">
                  <Link
                    to={`/admin/messages/${_id}`}
                    className="link font-medium wrap-anywhere after:absolute after:inset-0"
                  >
                    {subject}
                  </Link>
                  <p className="line-clamp-2 text-small wrap-anywhere text-ink-soft">{excerpt}</p>
                </div>
                <div className="min-w-0 text-small text-ink-soft md:text-right">
                  <p className="wrap-anywhere">
                    {name} · {email}
                  </p>
                  <p>
                    {department} · <Moment at={createdAt} />
                  </p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
      {next && (
        <p className="mt-8">
          <LinkButton variant="secondary" to={`?${new URLSearchParams({ status, after: next })}`}>
            {status === 'open' ? 'Newer messages' : 'Older messages'}
          </LinkButton>
        </p>
      )}
    </>
  )
}
