import { Children } from 'react'
import { formatCents } from '#contract/money.ts'
import type { Settings } from '#contract/settings/settings.ts'
import { sandboxMessages } from '#messages/en-US/sandbox.ts'
import type { SandboxSession } from '../find-sandbox-session.ts'
import { secondFactorCode } from '../pay-session.ts'
import { renderDocument } from './document.tsx'
import { SandboxField } from './field.tsx'

/** The bank's second-factor page. */
export function renderVerifyPage(shop: Settings, session: SandboxSession, nonce: string, error: string | null): string {
  const { amountCents, cardLast4 } = session.challenge ?? { amountCents: 0, cardLast4: '' }
  const amount = formatCents(amountCents)
  return renderDocument({
    shop,
    title: sandboxMessages.verify,
    back: { href: session.cancelUrl, label: sandboxMessages.backToCart },
    switches: session.switches,
    children: (
      <main className="narrow">
        <h1>{sandboxMessages.verify}</h1>
        <p>{Children.toArray(sandboxMessages.verifyText(<strong key="amount">{amount}</strong>, cardLast4))}</p>
        <form method="post" action={`/sandbox/${session.id}/verify`} noValidate>
          <input type="hidden" name="nonce" value={nonce} />
          <SandboxField
            name="code"
            label={sandboxMessages.code}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            hint={sandboxMessages.codeHint(secondFactorCode)}
            error={error ?? undefined}
            isFirstWrong
          />
          <button type="submit">{sandboxMessages.confirm(amount)}</button>
          <button type="submit" name="other-card" value="yes" className="quiet">
            {sandboxMessages.otherCard}
          </button>
        </form>
      </main>
    ),
  })
}
