import type { Order } from '#contract/orders/order.ts'
import { unitsLeft } from '#contract/orders/units-left.ts'

/** What is left to pack, or all of an order of which nothing is. */
export function unitsToPack(order: Order): ReturnType<typeof unitsLeft> {
  const left = unitsLeft(order)
  return left.length > 0 ? left : order.orderDetails.map((line) => ({ line, quantity: line.quantity }))
}
