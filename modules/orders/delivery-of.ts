import type { Address } from '#contract/orders/order.ts'
import type { ArrivalDays } from '#contract/shipping/arrival-days.ts'
import type { orders } from '#db/tables/orders.ts'

type Order = typeof orders.$inferSelect

/** The shipping address of an order. */
export function addressOf(order: Order): Address {
  const { shippingName: name, line1, line2, city, state, postalCode, country, phone } = order
  return { name, line1, line2, city, state, postalCode, country, phone }
}

/** The days of arrival promised at checkout; null where they are not known. */
export function promisedDays({ promisedFrom, promisedTo }: Order): ArrivalDays | null {
  return promisedFrom && promisedTo ? { from: promisedFrom, to: promisedTo } : null
}
