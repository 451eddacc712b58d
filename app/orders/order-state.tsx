import { useSettings } from '#app/settings/use-settings.ts'
import type { TrackedOrder } from '#contract/orders/order.ts'
import { ordersMessages } from '#messages/en-US/orders.ts'

type Facts = 'pickup' | 'status' | 'fulfillment' | 'carrier' | 'refund' | 'deliveredOn' | 'shipments'

/** What happens next with an order, or with the refund of a canceled one, in a sentence. */
export function OrderState({ order }: { order: Pick<TrackedOrder, Facts> }) {
  const { shipping, returns } = useSettings()
  const { status, carrier, refund, deliveredOn } = order
  if (status === 'Canceled') {
    const sentence = ordersMessages.refunds[refund ?? 'pending']
    return typeof sentence === 'string' ? sentence : sentence(returns.cancelRefundDays)
  }
  if (deliveredOn) return null
  if (order.pickup) return pickupState(order)
  if (order.fulfillment === 'partially-shipped') return ordersMessages.restFollows
  if (status !== 'Shipped') return ordersMessages.packing(shipping.processingDays)
  if (order.shipments.length > 1) return ordersMessages.allShipped(order.shipments.length)
  return carrier ? ordersMessages.shippedBy(carrier) : ordersMessages.onItsWay
}

function pickupState({ status, fulfillment }: Pick<TrackedOrder, 'status' | 'fulfillment'>): string {
  const { ready, restFollows, preparing } = ordersMessages.pickup
  if (status === 'Shipped') return ready
  return fulfillment === 'partially-shipped' ? restFollows : preparing
}
