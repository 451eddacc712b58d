import type { Address } from '#contract/orders/order.ts'
import type { orders } from '#db/tables/orders.ts'

/** The shipping address of an order. */
export function addressOf(order: typeof orders.$inferSelect): Address {
  const { shippingName: name, line1, line2, city, state, postalCode, country, phone } = order
  return { name, line1, line2, city, state, postalCode, country, phone }
}
