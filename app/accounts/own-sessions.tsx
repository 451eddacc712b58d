import { Children, useState } from 'react'
import { useRevalidator } from 'react-router'
import { api, RefusedError } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'
import { toast } from '#app/ui/toast/toast.ts'
import type { OwnSession } from '#contract/sessions/own-session.ts'
import { accountsMessages } from '#messages/en-US/accounts.ts'

/** Where a customer is logged in; each other device can be logged out. */
export function OwnSessions({ sessions }: { sessions: readonly OwnSession[] }) {
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)

  async function end(ended: Promise<{ message: string }>) {
    setBusy(true)
    try {
      toast.success((await ended).message)
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      toast.error(error.message)
    } finally {
      await revalidate()
      setBusy(false)
    }
  }

  return (
    <section aria-labelledby="own-sessions" className="border-t border-ink pt-6">
      <h2 id="own-sessions" className="display mb-3 text-title">
        {accountsMessages.sessions}
      </h2>
      <p className="mb-4 text-ink-soft">{accountsMessages.sessionsLead}</p>
      <ul className="divide-y divide-line border-y border-line">
        {sessions.map((session) => (
          <li key={session._id} className="flex min-h-11 flex-wrap items-center gap-x-5 gap-y-1 py-3">
            <SessionFacts session={session} />
            {!session.isCurrent && (
              <Button
                variant="quiet"
                className="ms-auto noscript:hidden"
                aria-label={accountsMessages.endSessionOf(nameOf(session))}
                busy={isBusy}
                onClick={() => end(api.sessions.endSession({ sessionId: session._id }))}
              >
                {accountsMessages.endSession}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          variant="secondary"
          className="mt-5 noscript:hidden"
          busy={isBusy}
          onClick={() => end(api.sessions.endOtherSessions({}))}
        >
          {accountsMessages.endOtherSessions}
        </Button>
      )}
    </section>
  )
}

function SessionFacts({ session }: { session: OwnSession }) {
  const { isCurrent, network, startedAt, lastSeenAt } = session
  const [words, at] = isCurrent
    ? [accountsMessages.sessionStarted, startedAt]
    : [accountsMessages.sessionSeen, lastSeenAt]
  return (
    <p className="min-w-0">
      <span className="block wrap-anywhere">
        {nameOf(session)}
        {isCurrent && (
          <strong className="ms-3 border border-line px-1.5 text-small font-medium">
            {accountsMessages.thisDevice}
          </strong>
        )}
      </span>
      <span className="block text-small text-ink-soft">
        {Children.toArray(words(<LocalTime at={at} />))}
        {network && <span className="ms-3">{network}</span>}
      </span>
    </p>
  )
}

function nameOf({ device }: OwnSession): string {
  return device || accountsMessages.unknownDevice
}
