import { datesMessages } from '#messages/en-US/dates.ts'
import { shippingMessages } from '#messages/en-US/shipping.ts'
import { dayWithWeekday } from '../day-in-words.ts'
import type { Settings } from '../settings/settings.ts'
import { momentIn, timeIn } from '../time-zones.ts'
import type { ArrivalDays } from './arrival-days.ts'
import { addBusinessDays, businessDayFrom, type Day, dayAfter, type ShopCalendar, weekdayOf } from './business-days.ts'
import { type DeliveryDays, daysToArrival } from './days-to-arrival.ts'

/** The estimated arrival of an order. */
export interface Arrival extends ArrivalDays {
  /** The last moment at which an order has this arrival. */
  orderBy: Date
}

/** The settings that say where and when the shop packs its orders. */
type PackingSettings = Pick<Settings, 'shop' | 'shipping'>

/**
 * Estimates when an order placed at a moment arrives: the cut-off decides which day it counts for, then processing and
 * delivery are added in business days. Source: spec section 9; content/shipping-returns.md.
 */
export function arrivalDates(placedAt: Date, method: DeliveryDays, settings: PackingSettings): Arrival {
  const day = shopDay(placedAt, settings.shop)
  const calendar = calendarOf(settings)
  const start = businessDayFrom(placedAt < cutOff(day, settings) ? day : dayAfter(day), calendar)
  const [min, max] = daysToArrival(method, settings.shipping)
  return {
    from: addBusinessDays(start, min, calendar),
    to: addBusinessDays(start, max, calendar),
    orderBy: cutOff(start, settings),
  }
}

/** The day on which an order placed at a moment is ready to be picked up, a number of business days later. */
export function readyDay(placedAt: Date, readyDays: number, settings: PackingSettings): Day {
  const shipping = { ...settings.shipping, processingDays: '0' }
  return arrivalDates(placedAt, { minDays: readyDays, maxDays: readyDays }, { ...settings, shipping }).from
}

/** Estimates when an order arrives that a carrier got at a moment. */
export function arrivalAfterShipping(
  shippedAt: Date,
  { minDays, maxDays }: DeliveryDays,
  settings: PackingSettings,
): ArrivalDays {
  const day = shopDay(shippedAt, settings.shop)
  const calendar = calendarOf(settings)
  return { from: addBusinessDays(day, minDays, calendar), to: addBusinessDays(day, maxDays, calendar) }
}

/** The date of a moment in the time zone of the shop. */
export function shopDay(moment: Date, { timeZone }: Pick<Settings['shop'], 'timeZone'>): Day {
  return timeIn(timeZone, moment).day
}

/** The business days of the shop. */
export function calendarOf({ shop, shipping }: PackingSettings): ShopCalendar {
  return { country: shop.country, daysOff: shipping.daysOff }
}

/** The days of an arrival: "Mon, Nov 30 – Mon, Dec 7". */
export function arrivalInWords({ from, to }: ArrivalDays): string {
  return from === to ? dayWithWeekday(from) : datesMessages.range(dayWithWeekday(from), dayWithWeekday(to))
}

/**
 * Promises an arrival to someone who has not ordered yet, with the cut-off in their own time zone: "Arrives Mon, Nov 30 –
 * Mon, Dec 7 if you order by 5 PM today." `render` makes the node that shows the days.
 */
export function arrivalPromise<Node>(arrival: Arrival, now: Date, render: (days: string) => Node): (string | Node)[] {
  const { orderBy } = arrival
  const days = render(arrivalInWords(arrival))
  const time = datesMessages.time(orderBy.getHours(), orderBy.getMinutes())
  const day = localDay(orderBy)
  if (day === localDay(now)) return shippingMessages.arrivesToday<string | Node>(days, time)
  if (day === dayAfter(localDay(now))) return shippingMessages.arrivesTomorrow<string | Node>(days, time)
  return shippingMessages.arrivesLater<string | Node>(days, time, dayWithWeekday(day))
}

/** Until when an order counts for a day: Monday to Thursday by the clock of the shop, else by that of the weekend's cut-off. */
function cutOff(day: Day, { shop, shipping }: PackingSettings): Date {
  const isWeekday = [1, 2, 3, 4].includes(weekdayOf(day))
  return isWeekday
    ? momentIn(shop.timeZone, day, shipping.weekdayCutOff)
    : momentIn(shipping.weekendTimeZone || shop.timeZone, day, shipping.weekendCutOff)
}

function localDay(date: Date): Day {
  const twoDigits = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`
}
