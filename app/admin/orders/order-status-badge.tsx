import type { Order, OrderStatus } from '#contract/orders/order.ts'
import { adminOrdersMessages } from '#messages/en-US/admin/orders.ts'
import { StatusDot } from '../status-dot.tsx'

/** The color of each status, as a class. */
export const statusDots: Record<OrderStatus, string> = {
  Proccessing: 'bg-accent',
  Shipped: 'bg-ink',
  Canceled: 'bg-line-strong',
}

/** The status of an order in words, and what went wrong with its payment; the dot only repeats the status. */
export function OrderStatusBadge({ order }: { order: Order }) {
  const { status, refundFailure, disputedAt, shippingOption } = order
  const trouble = refundFailure ? adminOrdersMessages.refundFailed : disputedAt && adminOrdersMessages.disputed
  const isUrgent = status === 'Proccessing' && shippingOption === 'express'
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 text-small">
      <StatusDot color={statusDots[status]} />
      {(order.pickup ? adminOrdersMessages.pickup : adminOrdersMessages).fulfillments[order.fulfillment] ||
        adminOrdersMessages.statuses[status]}
      {status === 'Proccessing' && order.pickup && <span>{adminOrdersMessages.pickup.badge}</span>}
      {isUrgent && <span className="text-accent">{adminOrdersMessages.express}</span>}
      {trouble && <span className="font-medium text-accent">{trouble}</span>}
    </span>
  )
}
