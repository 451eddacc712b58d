import { Children } from 'react'
import { Link } from 'react-router'
import { Price } from '#app/ui/price.tsx'
import type { Finding } from '#contract/reconciliation/calls.ts'
import { adminReconciliationMessages } from '#messages/en-US/admin/reconciliation.ts'
import { Moment } from '../moment.tsx'

/** A payment that reconciliation could not fix: the problem, its order, the amount, since when. */
export function FindingItem({ finding }: { finding: Finding }) {
  const { kind, orderNumber, sessionId, amount, note, since } = finding
  return (
    <li className="grid gap-x-6 gap-y-1 py-4 sm:grid-cols-[1fr_auto]">
      <h3 className="font-medium">{adminReconciliationMessages.findings[kind].says}</h3>
      <p className="sm:text-right">{amount !== null && <Price price={amount} />}</p>
      <p className="text-small text-ink-soft">{adminReconciliationMessages.findings[kind].todo}</p>
      <p className="text-small text-ink-soft sm:text-right">
        {Children.toArray(adminReconciliationMessages.since(<Moment at={since} isDay />))}
      </p>
      {note && <p className="text-small wrap-anywhere sm:col-span-2">{note}</p>}
      <p className="text-small sm:col-span-2">
        {orderNumber ? (
          <Link to={`/admin/orders/${orderNumber}`} className="link inline-flex min-h-11 items-center">
            {adminReconciliationMessages.order(orderNumber)}
          </Link>
        ) : (
          sessionId && (
            <span className="break-all text-ink-soft">{adminReconciliationMessages.checkout(sessionId)}</span>
          )
        )}
      </p>
    </li>
  )
}
