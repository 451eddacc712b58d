import { Children } from 'react'
import { api } from '#app/api.ts'
import { toast } from '#app/ui/toast/toast.ts'
import { adminSecurityMessages as said } from '#messages/en-US/admin/security.ts'
import { Moment } from '../moment.tsx'
import { Section } from '../section.tsx'
import { PasswordForm } from './password-form.tsx'
import { SetUp } from './set-up.tsx'

interface AuthenticatorAppProps {
  /** Since when logins ask for its code; null without an app. */
  since: string | null
  /** Whether the shop requires a second factor and there is no other one, so that it cannot be turned off. */
  mustStay: boolean
  onCodes: (codes: readonly string[]) => Promise<void>
  onEnded: () => Promise<void>
}

/** The own authenticator app: setting it up, and turning it off. */
export function AuthenticatorApp({ since, mustStay, onCodes, onEnded }: AuthenticatorAppProps) {
  return (
    <Section title={said.appTitle}>
      {since ? (
        <>
          <p className="mb-5">{Children.toArray(said.on(<Moment at={since} isDay />))}</p>
          {mustStay ? <p className="text-ink-soft">{said.isRequired}</p> : <TurnOff onEnded={onEnded} />}
        </>
      ) : (
        <SetUp onCodes={onCodes} />
      )}
    </Section>
  )
}

function TurnOff({ onEnded }: Pick<AuthenticatorAppProps, 'onEnded'>) {
  return (
    <PasswordForm
      label={said.turnOff}
      submit={async (currentPassword) => {
        toast.success((await api.secondFactor.endSecondFactor({ currentPassword })).message)
        await onEnded()
      }}
    />
  )
}

/** How many recovery codes are left, and new ones. */
export function RecoveryCodes({ codesLeft, onCodes }: { codesLeft: number } & Pick<AuthenticatorAppProps, 'onCodes'>) {
  return (
    <Section title={said.codesTitle}>
      <p className="mb-5">{said.codesLeft(codesLeft)}</p>
      <PasswordForm
        label={said.renew}
        submit={async (currentPassword) => {
          const { message, recoveryCodes } = await api.secondFactor.renewRecoveryCodes({ currentPassword })
          toast.success(message)
          await onCodes(recoveryCodes)
        }}
      />
    </Section>
  )
}
