import { Link } from 'react-router'
import * as z from 'zod/mini'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { afterParam, queryOf, readQuery } from '#app/admin/list-query.ts'
import { ListResults } from '#app/admin/list-results.tsx'
import { Moment } from '#app/admin/moment.tsx'
import { apiContext } from '#app/api-context.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { messageStatuses } from '#contract/messages/calls.ts'
import { adminCommonMessages } from '#messages/en-US/admin/common.ts'
import { adminMessagesMessages } from '#messages/en-US/admin/messages.ts'
import type { Route } from './+types/messages.ts'

const filterSchema = z.object({
  status: z.catch(z._default(z.enum(messageStatuses), 'open'), 'open'),
  after: afterParam,
})

export async function loader({ context, request }: Route.LoaderArgs) {
  const filter = readQuery(filterSchema, request)
  return { ...(await context.get(apiContext).messages.listMessages(filter)), status: filter.status }
}

export default function Messages({ loaderData: { messages, counts, next, status } }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading
        lead={
          messages.length > 0 &&
          (status === 'open' ? adminMessagesMessages.oldestFirst : adminMessagesMessages.newestFirst)
        }
      >
        {adminCommonMessages.pages.messages}
      </AdminHeading>
      <nav aria-label={adminMessagesMessages.status} className="mb-4 flex flex-wrap gap-x-6 text-small">
        {messageStatuses.map((each) => (
          <Link
            key={each}
            to={each === 'open' ? '?' : `?status=${each}`}
            aria-current={each === status ? 'true' : undefined}
            className="flex min-h-11 items-center aria-[current]:font-medium aria-[current]:underline"
          >
            {adminMessagesMessages.withCount(
              adminMessagesMessages.statuses[each],
              counts[each].toLocaleString('en-US'),
            )}
          </Link>
        ))}
      </nav>
      <ListResults
        next={next && queryOf({ status, after: next })}
        nextLabel={status === 'open' ? adminMessagesMessages.newer : adminMessagesMessages.older}
      >
        {messages.length === 0 ? (
          <EmptyState title={adminMessagesMessages.none[status]} />
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
      </ListResults>
    </>
  )
}
