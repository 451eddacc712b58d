import { Link } from 'react-router'
import { CancelOrder } from '#app/orders/cancel-order.tsx'
import { buttonClass } from '#app/ui/button-class.ts'
import { keptCents } from '#contract/orders/kept-cents.ts'
import type { Order } from '#contract/orders/order.ts'
import { adminOrderChangesMessages } from '#messages/en-US/admin/order-changes.ts'
import { adminOrdersMessages } from '#messages/en-US/admin/orders.ts'
import { useMay } from '../use-may.ts'
import { DisputeNote } from './dispute-note.tsx'
import { RefundByHand } from './refund-by-hand.tsx'
import { RetryRefund } from './retry-refund.tsx'
import { SendOrderEmail } from './send-order-email.tsx'

/** What an admin can do with an order, and what needs attention first. */
export function OrderActions({ order }: { order: Order }) {
  const may = useMay()
  const isToShip = order.status === 'Proccessing'
  return (
    <>
      {may('manager') && <RetryRefund order={order} />}
      {may('manager') && <RefundByHand order={order} />}
      {order.disputedAt && <DisputeNote since={order.disputedAt} />}
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4 print:hidden">
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          {isToShip && order.shipments.length === 0 && (
            <CancelOrder order={order} textOf={adminOrdersMessages.cancelText} />
          )}
          {isToShip && (
            <Link to={`/admin/orders/${order.orderNumber}/edit`} className={buttonClass('quiet', '-mx-2')}>
              {adminOrderChangesMessages.action}
            </Link>
          )}
          {order.trackingUrl && (
            <a href={order.trackingUrl} target="_blank" rel="noreferrer" className={buttonClass('quiet', '-mx-2')}>
              {adminOrdersMessages.trackOrder}
              <span className="sr-only"> {adminOrdersMessages.trackOrderHint(order.orderNumber)}</span>
            </a>
          )}
          {may('manager') && order.status !== 'Canceled' && keptCents(order) > 0 && (
            <Link to={`/admin/orders/${order.orderNumber}/refund`} className={buttonClass('quiet', '-mx-2')}>
              {adminOrdersMessages.refund.action}
            </Link>
          )}
          <SendOrderEmail order={order} kind="receipt" />
          {order.status === 'Shipped' && <SendOrderEmail order={order} kind="invite" />}
        </div>
      </div>
    </>
  )
}
