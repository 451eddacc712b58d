import { useSettings } from '#app/settings/use-settings.ts'
import type { TrackedOrder } from '#contract/orders/order.ts'
import { ordersMessages } from '#messages/en-US/orders.ts'

/** What happens next with an order, or with the refund of a canceled one, in a sentence. */
export function OrderState({ order }: { order: Pick<TrackedOrder, 'status' | 'carrier' | 'refund' | 'deliveredOn'> }) {
  const { shipping, returns } = useSettings()
  const { status, carrier, refund, deliveredOn } = order
  if (status === 'Canceled') {
    const sentence = ordersMessages.refunds[refund ?? 'pending']
    return typeof sentence === 'string' ? sentence : sentence(returns.cancelRefundDays)
  }
  if (deliveredOn) return null
  return status === 'Shipped'
    ? ordersMessages.shippedBy(carrier ?? '')
    : ordersMessages.packing(shipping.processingDays)
}
