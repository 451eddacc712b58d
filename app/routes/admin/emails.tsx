import { Link } from 'react-router'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { SendTestEmail, type TestSent } from '#app/admin/emails/send-test-email.tsx'
import { apiContext } from '#app/api-context.ts'
import { refusalOf } from '#app/refusal-of.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { emailStates } from '#contract/emails/calls.ts'
import type { Route } from './+types/emails.ts'

const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

export async function loader({ context, request }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams
  const state = emailStates.find((each) => each === asked.get('state'))
  const after = asked.get('after') ?? undefined
  return { ...(await context.get(apiContext).emails.listEmails({ state, after })), state: state ?? null }
}

export async function action({ request, context }: Route.ActionArgs): Promise<TestSent> {
  const typed = (await request.formData()).get('email')
  const email = typeof typed === 'string' ? typed.trim() : ''
  try {
    return { email, ...(await context.get(apiContext).emails.sendTestEmail({ email })) }
  } catch (error) {
    const message = refusalOf(error)
    if (message === null) throw error
    return { email, emailId: null, message }
  }
}

export default function MailList({ loaderData: { emails, next, state } }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading>Email</AdminHeading>
      <SendTestEmail />
      <nav aria-label="State" className="mb-6 flex gap-6 text-small">
        {[null, ...emailStates].map((each) => (
          <Link
            key={each}
            to={each ? `?state=${each}` : '?'}
            aria-current={each === state ? 'true' : undefined}
            className="flex min-h-11 items-center capitalize aria-[current]:font-medium aria-[current]:underline"
          >
            {each ?? 'All'}
          </Link>
        ))}
      </nav>
      {emails.length === 0 ? (
        <EmptyState title="No emails." />
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {emails.map((mail) => (
            <li key={mail.id}>
              <Link
                to={`/admin/mail/${mail.id}`}
                className="grid gap-x-6 gap-y-1 py-3 hover:bg-linen sm:grid-cols-[1fr_auto]"
              >
                <span className="font-medium">{mail.subject}</span>
                <span
                  className={`text-small capitalize sm:text-end ${mail.state === 'parked' ? 'text-accent' : 'text-ink-soft'}`}
                >
                  {mail.state}
                </span>
                <span className="truncate text-small text-ink-soft">{mail.to}</span>
                <time dateTime={mail.createdAt} className="text-small text-ink-soft tabular-nums sm:text-end">
                  {time.format(new Date(mail.createdAt))} UTC
                </time>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {next && (
        <p className="mt-8">
          <LinkButton variant="secondary" to={`?${new URLSearchParams({ ...(state && { state }), after: next })}`}>
            Older emails
          </LinkButton>
        </p>
      )}
    </>
  )
}
