import type { Settings } from '../settings/settings.ts'
import { addBusinessDays, businessDayFrom, type Day, dayAfter, weekdayOf } from './business-days.ts'

/** The estimated arrival of an order placed now. */
export interface Arrival {
  /** The earliest and the latest day of arrival. */
  from: Day
  to: Day
  /** Minutes until today's cut-off; null once it has passed. */
  minutesLeft: number | null
}

// Central time is two hours ahead of Pacific time all year.
const centralAheadHours = 2

/**
 * Estimates when an order arrives by standard shipping: the cut-off decides which day it counts for, then
 * processing and delivery are added in business days. Source: spec section 9; content/shipping-returns.md.
 */
export function arrivalDates(now: Date, shipping: Settings['shipping']): Arrival {
  const { processingDays, deliveryDays, weekdayCutOff, weekendCutOff } = shipping
  const { day, minutes } = pacificTime(now)
  // Monday to Thursday by Pacific time, Friday to Sunday by Central time.
  const isMidweek = [1, 2, 3, 4].includes(weekdayOf(day))
  const left = (isMidweek ? weekdayCutOff : weekendCutOff - centralAheadHours) * 60 - minutes
  const start = businessDayFrom(left > 0 ? day : dayAfter(day))
  const [processing, delivery] = [span(processingDays), span(deliveryDays)]
  return {
    from: addBusinessDays(start, processing[0] + delivery[0]),
    to: addBusinessDays(start, processing[1] + delivery[1]),
    minutesLeft: left > 0 ? left : null,
  }
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

function pacificTime(now: Date): { day: Day; minutes: number } {
  const part = Object.fromEntries(pacific.formatToParts(now).map(({ type, value }) => [type, value]))
  return { day: `${part.year}-${part.month}-${part.day}`, minutes: Number(part.hour) * 60 + Number(part.minute) }
}

// '3-7' as 3 and 7.
function span(days: string): [number, number] {
  const [min = 0, max = min] = days.split('-').map(Number)
  return [min, max]
}
