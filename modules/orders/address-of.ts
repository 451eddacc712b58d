import type { Address } from '#contract/orders/order.ts'
import type { orders } from '#db/tables/orders.ts'

/** Where an order goes. */
export function addressOf(order: typeof orders.$inferSelect): Address {
  const { shippingName: name, line1, line2, city, state, postalCode, country, phone } = order
  return { name, line1, line2, city, state, postalCode, country, phone }
}
