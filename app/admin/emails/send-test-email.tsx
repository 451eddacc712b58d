import { Link, useActionData, useFetcher } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/field.tsx'

/** The result of sending a test email. */
export interface TestSent {
  email: string
  emailId: string | null
  message: string
}

/** Sends a test email to any address. */
export function SendTestEmail() {
  const fetcher = useFetcher<TestSent>()
  const posted = useActionData<TestSent>()
  const sent = fetcher.data ?? posted
  return (
    <fetcher.Form method="post" aria-label="Send a test email" noValidate className="mb-8 max-w-form">
      <div className="flex flex-wrap items-start gap-3">
        <Field
          label="Send a test email to"
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={sent?.email ?? ''}
          error={sent && !sent.emailId ? sent.message : null}
          hint="Check that emails arrive and how they look."
          className="min-w-56 grow"
        />
        <Button type="submit" busy={fetcher.state !== 'idle'} className="sm:mt-7">
          Send
        </Button>
      </div>
      <div role="status">
        {sent?.emailId && fetcher.state === 'idle' && (
          <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1">
            {sent.message}
            <Link to={`/admin/mail/${sent.emailId}`} className="link">
              View delivery status
            </Link>
          </p>
        )}
      </div>
    </fetcher.Form>
  )
}
