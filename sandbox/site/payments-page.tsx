import type { ReactNode } from 'react'
import { currencySign, formatCents, toAmount, writeAmount } from '#contract/money.ts'
import type { Settings } from '#contract/settings/settings.ts'
import { sandboxMessages } from '#messages/en-US/sandbox.ts'
import type { SandboxPayment } from '../list-payments.ts'
import { renderDocument } from './document.tsx'

export const paymentActs = ['accept', 'decline', 'dispute', 'review', 'win', 'lose', 'refund'] as const
type PaymentAct = (typeof paymentActs)[number]

/** What was wrong about a refund, and of which payment. */
interface Refusal {
  sessionId: string
  sentence: string
}

/** The last payments, with what the bank of the buyer and the owner at the payment provider can do about each. */
export function renderPaymentsPage(
  shop: Settings,
  payments: readonly SandboxPayment[],
  refusal: Refusal | null = null,
): string {
  return renderDocument({
    shop,
    title: sandboxMessages.paymentsTitle,
    back: { href: '/admin', label: sandboxMessages.backToAdmin },
    children: (
      <main className="narrow">
        <h1>{sandboxMessages.paymentsTitle}</h1>
        <p>{sandboxMessages.paymentsLead}</p>
        {payments.length === 0 && <p>{sandboxMessages.noPayments}</p>}
        <ul className="payments">
          {payments.map((payment) => (
            <li key={payment.sessionId}>
              <Payment payment={payment} error={refusal?.sessionId === payment.sessionId ? refusal.sentence : null} />
            </li>
          ))}
        </ul>
        <p>
          <a href="/sandbox/switches">{sandboxMessages.switchesTitle}</a>
        </p>
      </main>
    ),
  })
}

function Payment({ payment, error }: { payment: SandboxPayment; error: string | null }) {
  const { name, email, amountCents, refundedCents, dispute, isProcessing } = payment
  return (
    <>
      <p>
        <strong>{formatCents(amountCents)}</strong> {name} <small>{email}</small>
      </p>
      <p className="hint">
        {isProcessing
          ? sandboxMessages.processing
          : dispute
            ? sandboxMessages.disputeStates[dispute]
            : sandboxMessages.paid}
        {refundedCents > 0 && ` · ${sandboxMessages.refunded(formatCents(refundedCents))}`}
      </p>
      <ActForm payment={payment}>
        <p className="acts">
          {actsFor(payment).map((act) => (
            <button key={act} type="submit" name="act" value={act} className="quiet">
              {sandboxMessages.acts[act]}
            </button>
          ))}
        </p>
      </ActForm>
      {!isProcessing && refundedCents < amountCents && <RefundPart payment={payment} error={error} />}
    </>
  )
}

function ActForm({ payment: { sessionId, chargeId }, children }: { payment: SandboxPayment; children: ReactNode }) {
  return (
    <form method="post" action="/sandbox/payments">
      <input type="hidden" name="session" value={sessionId} />
      <input type="hidden" name="charge" value={chargeId ?? ''} />
      {children}
    </form>
  )
}

/** A refund of a part in the dashboard of the provider, which the shop only hears of. */
function RefundPart({ payment, error }: { payment: SandboxPayment; error: string | null }) {
  const { sessionId, amountCents, refundedCents } = payment
  const id = `amount-${sessionId}`
  return (
    <ActForm payment={payment}>
      <label htmlFor={id}>{sandboxMessages.refundAmount(currencySign())}</label>
      <span className="acts">
        <input
          id={id}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          maxLength={13}
          defaultValue={writeAmount(toAmount(Math.ceil((amountCents - refundedCents) / 2)))}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <button type="submit" name="act" value="refund" className="quiet">
          {sandboxMessages.acts.refund}
        </button>
      </span>
      {error && (
        <p className="error" id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
    </ActForm>
  )
}

function actsFor({ isProcessing, dispute }: SandboxPayment): Exclude<PaymentAct, 'refund'>[] {
  if (isProcessing) return ['accept', 'decline']
  if (dispute === 'needs-response') return ['review', 'win', 'lose']
  return dispute === 'under-review' ? ['win', 'lose'] : ['dispute']
}
