import type { Settings } from '../settings/settings.ts'
import { shopDay } from '../shipping/arrival-dates.ts'
import { type Day, dayAfter } from '../shipping/business-days.ts'

/** A package of an order, as far as it matters for its return. */
export interface Sent {
  shippedAt: string | Date
  /** The days of arrival estimated when it was shipped; null where they are not known. */
  expected: { to: Day } | null
  deliveredOn: Day | null
}

/** Where nobody knows how long a delivery takes, it is taken to have arrived after this time. */
const unknownDays = 30

/**
 * The last day on which a shipped order can be returned: `returnDays` days after its last package arrived, or should have
 * arrived at the latest. Null for an order of which nothing has shipped.
 */
export function lastReturnDay(packages: readonly Sent[], returnDays: number, shop: Settings['shop']): Day | null {
  const arrived = packages
    .map(({ shippedAt, expected, deliveredOn }) => {
      return deliveredOn ?? expected?.to ?? dayAfter(shopDay(new Date(shippedAt), shop), unknownDays)
    })
    .toSorted()
    .at(-1)
  return arrived === undefined ? null : dayAfter(arrived, returnDays)
}
