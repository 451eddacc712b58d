import type { ShownPasskey } from '#contract/second-factor/passkeys.ts'
import { adminSecurityMessages as said } from '#messages/en-US/admin/security.ts'
import { Section } from '../section.tsx'
import { AddPasskey } from './add-passkey.tsx'
import { PasskeyRow } from './passkey-row.tsx'

interface PasskeysProps {
  passkeys: readonly ShownPasskey[]
  /** Whether the shop requires a second factor and there is no other one, so that the last passkey stays. */
  isOnlyFactor: boolean
  onCodes: (codes: readonly string[]) => Promise<void>
  onChanged: () => Promise<void>
}

/** The own passkeys, which are added, renamed and removed here. */
export function Passkeys({ passkeys, isOnlyFactor, onCodes, onChanged }: PasskeysProps) {
  const mustStay = isOnlyFactor && passkeys.length === 1
  return (
    <Section title={said.passkeysTitle}>
      <p className="mb-5">{said.passkeysLead}</p>
      {passkeys.length === 0 ? (
        <p className="mb-5 text-ink-soft">{said.noPasskeys}</p>
      ) : (
        <ul className="mb-5 divide-y divide-line border-y border-line">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.passkeyId} passkey={passkey} mustStay={mustStay} onChanged={onChanged} />
          ))}
        </ul>
      )}
      {mustStay && <p className="mb-5 text-small text-ink-soft">{said.lastPasskey}</p>}
      <AddPasskey onAdded={(codes) => (codes.length > 0 ? onCodes(codes) : onChanged())} />
    </Section>
  )
}
