import type { ArrivalDays } from '#contract/shipping/arrival-days.ts'
import type { orders } from '#db/tables/orders.ts'

type Order = typeof orders.$inferSelect

/** The days of arrival promised at checkout; null where they are not known. */
export function promisedDays({ promisedFrom, promisedTo }: Order): ArrivalDays | null {
  return promisedFrom && promisedTo ? { from: promisedFrom, to: promisedTo } : null
}
