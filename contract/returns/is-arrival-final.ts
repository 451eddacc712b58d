import type { Settings } from '../settings/settings.ts'
import type { Day } from '../shipping/business-days.ts'
import { lastReturnDay, type Sent } from './last-return-day.ts'

interface Arrival {
  shipments: readonly Sent[]
  returnDays: number | null
  isCashbackSettled: boolean
}

/**
 * Whether the buyer of an order can no longer say on which day it arrived: its cashback is settled, or its return window is over,
 * which another day could open again. `today` is the date where the shop is.
 */
export function isArrivalFinal(
  { shipments, returnDays, isCashbackSettled }: Arrival,
  today: Day,
  shop: Settings['shop'],
): boolean {
  if (isCashbackSettled || returnDays === null) return isCashbackSettled
  const last = lastReturnDay(shipments, returnDays, shop)
  return last !== null && today > last
}
