import { Children } from 'react'
import { api } from '#app/api.ts'
import { toast } from '#app/ui/toast/toast.ts'
import { adminSecurityMessages as said } from '#messages/en-US/admin/security.ts'
import { Moment } from '../moment.tsx'
import { Section } from '../section.tsx'
import { PasswordForm } from './password-form.tsx'

interface SecondFactorProps {
  since: string
  /** Whether the shop requires it, so that it cannot be turned off. */
  isRequired: boolean
  codesLeft: number
  onCodes: (codes: readonly string[]) => Promise<void>
  onEnded: () => Promise<void>
}

/** A second factor that is on: new recovery codes, and turning it off. */
export function SecondFactor({ since, isRequired, codesLeft, onCodes, onEnded }: SecondFactorProps) {
  return (
    <div className="space-y-12">
      <p>{Children.toArray(said.on(<Moment at={since} isDay />))}</p>
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
      {isRequired ? (
        <p className="text-ink-soft">{said.isRequired}</p>
      ) : (
        <Section title={said.turnOffTitle}>
          <PasswordForm
            label={said.turnOff}
            submit={async (currentPassword) => {
              toast.success((await api.secondFactor.endSecondFactor({ currentPassword })).message)
              await onEnded()
            }}
          />
        </Section>
      )}
    </div>
  )
}
