import { formatCents } from '#contract/money.ts'
import type { Settings } from '#contract/settings/settings.ts'
import { sandboxMessages } from '#messages/en-US/sandbox.ts'
import type { SandboxPayment } from '../list-payments.ts'
import { renderDocument } from './document.tsx'

export const paymentActs = ['accept', 'decline', 'dispute', 'review', 'win', 'lose'] as const
type PaymentAct = (typeof paymentActs)[number]

/** The last payments, with what the bank of the buyer can do about each. */
export function renderPaymentsPage(shop: Settings, payments: readonly SandboxPayment[]): string {
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
              <Payment payment={payment} />
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

function Payment({ payment }: { payment: SandboxPayment }) {
  const { sessionId, chargeId, name, email, amountCents, dispute, isProcessing } = payment
  return (
    <form method="post" action="/sandbox/payments">
      <input type="hidden" name="session" value={sessionId} />
      <input type="hidden" name="charge" value={chargeId ?? ''} />
      <p>
        <strong>{formatCents(amountCents)}</strong> {name} <small>{email}</small>
      </p>
      <p className="hint">
        {isProcessing
          ? sandboxMessages.processing
          : dispute
            ? sandboxMessages.disputeStates[dispute]
            : sandboxMessages.paid}
      </p>
      <p className="acts">
        {actsFor(payment).map((act) => (
          <button key={act} type="submit" name="act" value={act} className="quiet">
            {sandboxMessages.acts[act]}
          </button>
        ))}
      </p>
    </form>
  )
}

function actsFor({ isProcessing, dispute }: SandboxPayment): PaymentAct[] {
  if (isProcessing) return ['accept', 'decline']
  if (dispute === 'needs-response') return ['review', 'win', 'lose']
  return dispute === 'under-review' ? ['win', 'lose'] : ['dispute']
}
