import { Link } from 'react-router'
import { Price } from '#app/ui/price.tsx'
import type { Finding, FindingKind } from '#contract/reconciliation/calls.ts'

/** What each kind of finding means, and what an admin can do about it. */
const words: Record<FindingKind, { says: string; todo: string }> = {
  'paid-without-order': {
    says: 'A checkout was paid but has no order.',
    todo: 'The shop retries every night. If it stays here, refund it at the payment provider.',
  },
  'order-without-charge': {
    says: 'The payment provider has no charge for this order.',
    todo: 'Do not ship it until the payment is resolved.',
  },
  'other-amount': {
    says: 'The amount charged differs from the order total.',
    todo: 'Compare the charge with the order before you ship or refund it.',
  },
  'refund-waiting': {
    says: 'A refund has not gone through yet.',
    todo: 'The shop retries every night. If it stays here, issue it at the payment provider.',
  },
  'returned-not-canceled': {
    says: 'The payment was refunded at the payment provider, but the order is still open.',
    todo: 'Cancel the order, or ask the customer to pay again.',
  },
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** A payment that reconciliation could not fix: the problem, its order, the amount, since when. */
export function FindingItem({ finding }: { finding: Finding }) {
  const { kind, orderNumber, sessionId, amount, note, since } = finding
  return (
    <li className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[1fr_auto]">
      <h3 className="font-medium">{words[kind].says}</h3>
      <p className="sm:text-right">{amount !== null && <Price price={amount} />}</p>
      <p className="text-small text-ink-soft">{words[kind].todo}</p>
      <p className="text-small text-ink-soft sm:text-right">
        since <time dateTime={since}>{day.format(new Date(since))}</time>
      </p>
      {note && <p className="text-small wrap-anywhere sm:col-span-2">{note}</p>}
      <p className="text-small sm:col-span-2">
        {orderNumber ? (
          <Link to={`/admin/orders/${orderNumber}`} className="link inline-flex min-h-11 items-center">
            Order {orderNumber}
          </Link>
        ) : (
          sessionId && <span className="break-all text-ink-soft">Checkout {sessionId}</span>
        )}
      </p>
    </li>
  )
}
