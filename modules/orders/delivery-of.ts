import type { Address, Order as ContractOrder } from '#contract/orders/order.ts'
import type { ArrivalDays } from '#contract/shipping/arrival-days.ts'
import type { orders } from '#db/tables/orders.ts'

type Order = typeof orders.$inferSelect

/** The shipping address of an order. */
export function addressOf(order: Order): Address {
  const { shippingName: name, line1, line2, city, state, postalCode, country, phone } = order
  return { name, line1, line2, city, state, postalCode, country, phone }
}

/** Where an order is picked up, at its address; null for what is shipped. */
export function pickupOf({ shippingOption, shippingMethod: name, pickupHours: hours }: Order): ContractOrder['pickup'] {
  return shippingOption === 'pickup' ? { name, hours } : null
}

/** The days of arrival promised at checkout; null where they are not known. */
export function promisedDays({ promisedFrom, promisedTo }: Order): ArrivalDays | null {
  return promisedFrom && promisedTo ? { from: promisedFrom, to: promisedTo } : null
}
