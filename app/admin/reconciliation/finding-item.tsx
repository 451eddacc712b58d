import { Link } from 'react-router'
import { Price } from '#app/ui/price.tsx'
import type { Finding, FindingKind } from '#contract/reconciliation/calls.ts'

/** What each kind of finding says, and what its reader can do about it. */
const words: Record<FindingKind, { says: string; todo: string }> = {
  'paid-without-order': {
    says: 'Money was taken for a checkout that has no order.',
    todo: 'It is tried again every night. If it stays, give the money back at the card company.',
  },
  'order-without-charge': {
    says: 'The charge of this order is not at the card company.',
    todo: 'Do not ship it before the payment is cleared up.',
  },
  'other-amount': {
    says: 'The card company has another amount than the order.',
    todo: 'Compare the charge with the order before anything is shipped or returned.',
  },
  'refund-waiting': {
    says: 'A refund could not be paid yet.',
    todo: 'It is tried again every night. If it stays, pay it at the card company.',
  },
  'returned-not-canceled': {
    says: 'The money went back at the card company, and the order still waits.',
    todo: 'Cancel the order, or ask its buyer to pay again.',
  },
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** Something that the comparison could not put right: what it is, which order, how much, since when. */
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
          <Link to={`/orders/${orderNumber}`} className="link inline-flex min-h-11 items-center">
            Order {orderNumber}
          </Link>
        ) : (
          sessionId && <span className="break-all text-ink-soft">Checkout {sessionId}</span>
        )}
      </p>
    </li>
  )
}
