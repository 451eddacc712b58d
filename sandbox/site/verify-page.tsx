import { formatCents } from '#contract/money.ts'
import type { SandboxSession } from '../find-sandbox-session.ts'
import { secondFactorCode } from '../pay-session.ts'
import { renderDocument } from './document.tsx'
import { SandboxField } from './field.tsx'

/** The bank's second-factor page. */
export function renderVerifyPage(
  shopName: string,
  session: SandboxSession,
  nonce: string,
  error: string | null,
): string {
  const { amountCents, cardLast4 } = session.challenge ?? { amountCents: 0, cardLast4: '' }
  return renderDocument({
    shopName,
    title: 'Confirm with your bank',
    back: { href: session.cancelUrl, label: 'Back to the cart' },
    switches: session.switches,
    children: (
      <main className="narrow">
        <h1>Confirm with your bank</h1>
        <p>
          The bank of your card ending in {cardLast4} wants to know that it is you who pays{' '}
          <strong>{formatCents(amountCents)}</strong>.
        </p>
        <form method="post" action={`/sandbox/${session.id}/verify`} noValidate>
          <input type="hidden" name="nonce" value={nonce} />
          <SandboxField
            name="code"
            label="Code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            hint={`A bank would send it to your phone. Here it is always ${secondFactorCode}.`}
            error={error ?? undefined}
            isFirstWrong
          />
          <button type="submit">Confirm {formatCents(amountCents)}</button>
          <button type="submit" name="other-card" value="yes" className="quiet">
            Use another card
          </button>
        </form>
      </main>
    ),
  })
}
