import { Children, useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'
import { toast } from '#app/ui/toast/toast.ts'
import type { OwnSession } from '#contract/sessions/own-session.ts'
import { accountsMessages } from '#messages/en-US/accounts.ts'
import { PasswordForm } from './password-form.tsx'

/** What a press logs out: one device, or all others. */
interface Ending {
  title: string
  end(password: string): Promise<{ message: string }>
}

const allOthers = (): Ending => ({
  title: accountsMessages.endOtherSessions,
  end: (password) => api.sessions.endOtherSessions({ password }),
})

const oneOf = (session: OwnSession): Ending => ({
  title: accountsMessages.endSessionOf(nameOf(session)),
  end: (password) => api.sessions.endSession({ sessionId: session._id, password }),
})

/** Where a customer is logged in; each other device can be logged out with the password. */
export function OwnSessions({ sessions }: { sessions: readonly OwnSession[] }) {
  const [ending, setEnding] = useState<Ending | null>(null)
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
                onClick={() => setEnding(oneOf(session))}
              >
                {accountsMessages.endSession}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button variant="secondary" className="mt-5 noscript:hidden" onClick={() => setEnding(allOthers())}>
          {accountsMessages.endOtherSessions}
        </Button>
      )}
      <Dialog open={ending !== null} onOpenChange={() => setEnding(null)} title={ending?.title ?? ''}>
        {ending && <EndingForm ending={ending} onDone={() => setEnding(null)} />}
      </Dialog>
    </section>
  )
}

function EndingForm({ ending, onDone }: { ending: Ending; onDone: () => void }) {
  const { revalidate } = useRevalidator()
  async function end(password: string) {
    toast.success((await ending.end(password)).message)
    onDone()
    await revalidate()
  }
  return <PasswordForm text={accountsMessages.endSessionText} action={accountsMessages.endSession} submit={end} />
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
