import { useEffect } from 'react'
import { useFetcher, useRevalidator } from 'react-router'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { api, RefusedError } from '#app/api.ts'
import { apiContext } from '#app/api-context.ts'
import { Button } from '#app/ui/button.tsx'
import { quietMeta } from '#app/ui/page-meta.ts'
import { adminEmailsMessages } from '#messages/en-US/admin/emails.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import type { Route } from './+types/email.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  quietMeta(matches, loaderData?.subject ?? adminFrameMessages.pages.email)

export async function loader({ context, params }: Route.LoaderArgs) {
  return (await context.get(apiContext).emails.findEmail({ id: params.emailId })).email
}

export async function clientAction({ params }: Route.ClientActionArgs) {
  try {
    return (await api.emails.retryEmail({ id: params.emailId })).message
  } catch (error) {
    if (error instanceof RefusedError) return error.message
    throw error
  }
}

/** An email as its recipient sees it; the frame allows neither scripts nor requests. */
export default function EmailPage({ loaderData: email }: Route.ComponentProps) {
  const retry = useFetcher<string>()
  useReloadWhile(email.state === 'queued')
  return (
    <>
      <AdminHeading lead={adminEmailsMessages.to(email.to, adminEmailsMessages.states[email.state])}>
        {email.subject}
      </AdminHeading>
      {email.lastError && (
        <p className="mb-6 border-l-2 border-accent pl-4">
          {adminEmailsMessages.lastError(email.attempts, email.lastError)}
        </p>
      )}
      {email.state === 'unsent' && !email.hasEmailServer && (
        <p className="mb-6 max-w-text border-l-2 border-accent pl-4">{adminEmailsMessages.noServer}</p>
      )}
      {(email.state === 'parked' || email.state === 'unsent') && email.hasEmailServer && (
        <retry.Form method="post" className="mb-6">
          <Button type="submit" busy={retry.state !== 'idle'}>
            {adminEmailsMessages.sendAgain}
          </Button>
        </retry.Form>
      )}
      {retry.data && <p role="status">{retry.data}</p>}
      <div className="border border-line p-px">
        <iframe
          title={adminEmailsMessages.email}
          srcDoc={email.html}
          sandbox=""
          className="block h-[60rem] w-full bg-chalk max-sm:h-[72rem]"
        />
      </div>
      <h2 className="display mt-12 mb-4 text-title">{adminEmailsMessages.asText}</h2>
      <pre className="whitespace-pre-wrap wrap-anywhere border border-line bg-chalk p-6 text-small">{email.text}</pre>
    </>
  )
}

const reloadIntervalMs = 2_000

/** Reloads the email while it waits to be sent. */
function useReloadWhile(isWaiting: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => void revalidate(), reloadIntervalMs)
    return () => clearInterval(timer)
  }, [isWaiting, revalidate])
}
