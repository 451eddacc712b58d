import { Link } from 'react-router'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { SendTestEmail, type TestEmailAnswer } from '#app/admin/emails/send-test-email.tsx'
import { testEmailFields } from '#app/admin/emails/test-email-fields.ts'
import { ForRole } from '#app/admin/for-role.tsx'
import { Moment } from '#app/admin/moment.tsx'
import { apiContext } from '#app/api-context.ts'
import { refusalOf } from '#app/refusal-of.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { checkForm, readForm, refusalToErrors } from '#contract/check-form.ts'
import { emailStates } from '#contract/emails/calls.ts'
import { adminCommonMessages } from '#messages/en-US/admin/common.ts'
import { adminEmailsMessages } from '#messages/en-US/admin/emails.ts'
import type { Route } from './+types/emails.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams
  const state = emailStates.find((each) => each === query.get('state'))
  const after = query.get('after') ?? undefined
  return { ...(await context.get(apiContext).emails.listEmails({ state, after })), state: state ?? null }
}

/** Takes the form of a page without JavaScript. */
export async function action({ request, context }: Route.ActionArgs): Promise<TestEmailAnswer> {
  const values = readForm(testEmailFields, await request.formData())
  const wrong = checkForm(testEmailFields, values)
  if (wrong) return { ...wrong, values }
  try {
    return { sent: await context.get(apiContext).emails.sendTestEmail(values) }
  } catch (error) {
    const sentence = refusalOf(error)
    if (sentence === null) throw error
    return { ...refusalToErrors(testEmailFields, sentence), values }
  }
}

export default function EmailList({
  loaderData: { emails, next, state, hasMailServer },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <AdminHeading>{adminCommonMessages.pages.emails}</AdminHeading>
      {!hasMailServer && (
        <p className="mb-6 max-w-text border-l-2 border-accent pl-4">{adminEmailsMessages.noServer}</p>
      )}
      <ForRole access="manager">
        <SendTestEmail answer={actionData} />
      </ForRole>
      <nav aria-label={adminEmailsMessages.state} className="mb-6 flex flex-wrap gap-x-6 text-small">
        {[null, ...emailStates].map((each) => (
          <Link
            key={each}
            to={each ? `?state=${each}` : '?'}
            aria-current={each === state ? 'true' : undefined}
            className="flex min-h-11 items-center aria-[current]:font-medium aria-[current]:underline"
          >
            {each ? adminEmailsMessages.states[each] : adminEmailsMessages.all}
          </Link>
        ))}
      </nav>
      {emails.length === 0 ? (
        <EmptyState title={adminEmailsMessages.none} />
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {emails.map((email) => (
            <li key={email.id}>
              <Link
                to={`/admin/mail/${email.id}`}
                className="grid gap-x-6 gap-y-1 py-3 hover:bg-linen sm:grid-cols-[1fr_auto]"
              >
                <span className="font-medium">{email.subject}</span>
                <span
                  className={`text-small sm:text-end ${email.state === 'parked' || email.state === 'unsent' ? 'text-accent' : 'text-ink-soft'}`}
                >
                  {adminEmailsMessages.states[email.state]}
                </span>
                <span className="truncate text-small text-ink-soft">{email.to}</span>
                <span className="text-small text-ink-soft tabular-nums sm:text-end">
                  <Moment at={email.createdAt} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {next && (
        <p className="mt-8">
          <LinkButton variant="secondary" to={`?${new URLSearchParams({ ...(state && { state }), after: next })}`}>
            {adminEmailsMessages.older}
          </LinkButton>
        </p>
      )}
    </>
  )
}
