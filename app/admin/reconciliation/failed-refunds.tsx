import { Children, type ReactNode } from 'react'
import { Link } from 'react-router'
import { useOrderChange } from '#app/orders/use-order-change.ts'
import { Button } from '#app/ui/button.tsx'
import { formatCents, toCents } from '#contract/money.ts'
import type { FailedRefund } from '#contract/reconciliation/calls.ts'
import { adminReconciliationMessages } from '#messages/en-US/admin/reconciliation.ts'
import { Moment } from '../moment.tsx'

/** Refunds that failed, each with its amount, order, error and a retry button. */
export function FailedRefunds({ refunds }: { refunds: readonly FailedRefund[] }) {
  // Here and not in a row: the last row is gone by the time the reply arrives.
  const { Form, isBusy } = useOrderChange()
  if (refunds.length === 0) return null
  return (
    <section id="refunds" aria-labelledby="failed-refunds" className="mb-10">
      <h2 id="failed-refunds" className="display mb-4 text-title">
        {adminReconciliationMessages.failedRefunds(refunds.length)}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {refunds.map((refund) => (
          <li key={refund.refundId} className="grid gap-x-6 gap-y-2 py-4 sm:grid-cols-[1fr_auto] sm:items-center">
            <Owed refund={refund} />
            <Form method="post">
              <input type="hidden" name="intent" value="refund" />
              <input type="hidden" name="refundId" value={refund.refundId} />
              <Button type="submit" variant="secondary" busy={isBusy}>
                <span aria-hidden>{adminReconciliationMessages.retry}</span>
                <span className="sr-only">{adminReconciliationMessages.retryOf(amountOf(refund))}</span>
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  )
}

const amountOf = ({ amount }: FailedRefund) => formatCents(toCents(amount))

function Owed({ refund }: { refund: FailedRefund }) {
  const { orderNumber, sessionId, attempts, lastError, since } = refund
  const toOrder = (text: string): ReactNode => (
    <Link to={`/admin/orders/${orderNumber}`} className="link inline-block py-2">
      {text}
    </Link>
  )
  return (
    <div className="min-w-0">
      <h3 className="font-medium">
        {orderNumber
          ? Children.toArray(adminReconciliationMessages.refundForOrder(amountOf(refund), toOrder, orderNumber))
          : adminReconciliationMessages.refundWithoutOrder(amountOf(refund))}
      </h3>
      <p className="text-small text-ink-soft">
        {Children.toArray(adminReconciliationMessages.due(<Moment at={since} isDay />, attempts))}
      </p>
      {!orderNumber && sessionId && (
        <p className="text-small break-all text-ink-soft">{adminReconciliationMessages.checkout(sessionId)}</p>
      )}
      {lastError && <p className="mt-1 text-small wrap-anywhere">{lastError}</p>}
    </div>
  )
}
