import { useState } from 'react'
import { api, RefusedError } from '#app/api.ts'
import { useSession } from '#app/state/use-session.ts'
import { Button } from '#app/ui/button.tsx'
import { passkeysMessages as said } from '#messages/en-US/passkeys.ts'
import { signWithPasskey } from './ask-authenticator.ts'
import { checkSessionCookie } from './check-session-cookie.ts'

interface PasskeyLoginProps {
  goOn: () => Promise<void>
  /** True once the login has asked for a second factor: only staff get there. */
  isAsked?: boolean
}

/** Logs staff in with a passkey, without email, password and code. */
export function PasskeyLogin({ goOn, isAsked = false }: PasskeyLoginProps) {
  const { signedIn } = useSession()
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)

  async function logIn() {
    if (isBusy) return
    setBusy(true)
    setRefusal(null)
    try {
      const { options } = await api.secondFactor.beginPasskeyLogin({})
      const { user } = await api.secondFactor.logInWithPasskey({ passkey: await signWithPasskey(options) })
      checkSessionCookie()
      await signedIn(user)
      await goOn()
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      setRefusal(error.message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <div className="grid gap-3 noscript:hidden">
      {isAsked ? (
        <Button variant="secondary" className="w-full" busy={isBusy} onClick={logIn}>
          {said.use}
        </Button>
      ) : (
        <p className="text-ink-soft">
          {said.forStaff}{' '}
          <button type="button" className="link target font-medium" aria-disabled={isBusy} onClick={logIn}>
            {said.use}
          </button>
        </p>
      )}
      {refusal && (
        <p role="alert" className="border-l-2 border-accent pl-4">
          {refusal}
        </p>
      )}
    </div>
  )
}
