import type { TrackedOrder } from '#contract/orders/order.ts'
import { ordersMessages } from '#messages/en-US/orders.ts'

/** The status of an order as its buyer reads it. */
export function statusWord({
  status,
  pickup,
  deliveredOn,
}: Pick<TrackedOrder, 'status' | 'pickup' | 'deliveredOn'>): string {
  if (!pickup) return ordersMessages.statuses[status]
  return deliveredOn ? ordersMessages.pickup.pickedUp : ordersMessages.pickup.statuses[status]
}
