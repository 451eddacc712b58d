import { datesMessages } from '#messages/en-US/dates.ts'
import { shippingMessages } from '#messages/en-US/shipping.ts'
import { dayWithWeekday } from '../day-in-words.ts'
import type { Settings } from '../settings/settings.ts'
import type { ArrivalDays } from './arrival-days.ts'
import { addBusinessDays, businessDayFrom, type Day, dayAfter, weekdayOf } from './business-days.ts'
import { type DeliveryDays, daysToArrival } from './days-to-arrival.ts'

/** The estimated arrival of an order. */
export interface Arrival extends ArrivalDays {
  /** The last moment at which an order has this arrival. */
  orderBy: Date
}

// Central time is two hours ahead of Pacific time all year.
const centralAheadHours = 2
const minuteMs = 60_000

/**
 * Estimates when an order placed at a moment arrives: the cut-off decides which day it counts for, then processing and
 * delivery are added in business days. Source: spec section 9; content/shipping-returns.md.
 */
export function arrivalDates(placedAt: Date, method: DeliveryDays, shipping: Settings['shipping']): Arrival {
  const { day, minutes } = shopTime(placedAt)
  const start = businessDayFrom(minutes < cutOffMinutes(day, shipping) ? day : dayAfter(day))
  const [min, max] = daysToArrival(method, shipping)
  return {
    from: addBusinessDays(start, min),
    to: addBusinessDays(start, max),
    orderBy: momentOf(start, cutOffMinutes(start, shipping), placedAt),
  }
}

/** Estimates when an order arrives that a carrier got at a moment. */
export function arrivalAfterShipping(shippedAt: Date, { minDays, maxDays }: DeliveryDays): ArrivalDays {
  const day = shopDay(shippedAt)
  return { from: addBusinessDays(day, minDays), to: addBusinessDays(day, maxDays) }
}

/** The date of a moment where the shop packs its orders, in Pacific time. */
export function shopDay(moment: Date): Day {
  return shopTime(moment).day
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

/** Minutes after midnight by Pacific time: Monday to Thursday the cut-off is in Pacific time, else in Central time. */
function cutOffMinutes(day: Day, { weekdayCutOff, weekendCutOff }: Settings['shipping']): number {
  return 60 * ([1, 2, 3, 4].includes(weekdayOf(day)) ? weekdayCutOff : weekendCutOff - centralAheadHours)
}

const pacific = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/Los_Angeles',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Day and minutes after midnight where the shop packs its orders, in Pacific time. */
export function shopTime(moment: Date): { day: Day; minutes: number } {
  const part = Object.fromEntries(pacific.formatToParts(moment).map(({ type, value }) => [type, value]))
  return { day: `${part.year}-${part.month}-${part.day}`, minutes: Number(part.hour) * 60 + Number(part.minute) }
}

/** The moment of a day and time by Pacific time; `near` is within days of it. */
function momentOf(day: Day, minutes: number, near: Date): Date {
  const full = Math.floor(near.getTime() / minuteMs) * minuteMs
  const guess = new Date(full + minutesBetween(shopTime(new Date(full)), { day, minutes }) * minuteMs)
  // A change of the clock in between moves the guess by an hour.
  return new Date(guess.getTime() + minutesBetween(shopTime(guess), { day, minutes }) * minuteMs)
}

function minutesBetween(one: { day: Day; minutes: number }, other: { day: Day; minutes: number }): number {
  return (Date.parse(other.day) - Date.parse(one.day)) / minuteMs + other.minutes - one.minutes
}

function localDay(date: Date): Day {
  const twoDigits = (part: number) => String(part).padStart(2, '0')
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`
}
