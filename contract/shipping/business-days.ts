/** A calendar date, such as `2026-03-09`. */
export type Day = string

const dayMs = 86_400_000

/** What makes a day a business day of a shop. */
export interface ShopCalendar {
  /** The code of its country; the federal holidays of the US are known. */
  country: string
  /** Days on which it does not work: `2027-04-02`, or `12-24` of every year. */
  daysOff: readonly string[]
}

/** Whether a date is a business day: Monday through Friday, except holidays and days off. */
export function isBusinessDay(day: Day, { country, daysOff }: ShopCalendar): boolean {
  const weekday = weekdayOf(day)
  const isOff = daysOff.some((off) => off === day || off === day.slice(5))
  return weekday !== 0 && weekday !== 6 && !isOff && !(country === 'US' && isFederalHoliday(day))
}

/** The first business day on or after a date. A year without one ends the search. */
export function businessDayFrom(day: Day, calendar: ShopCalendar): Day {
  for (let ahead = 0; ahead < 366; ahead++) {
    const next = dayAfter(day, ahead)
    if (isBusinessDay(next, calendar)) return next
  }
  return day
}

/** Adds business days to a date. */
export function addBusinessDays(day: Day, count: number, calendar: ShopCalendar): Day {
  return count === 0 ? day : addBusinessDays(businessDayFrom(dayAfter(day), calendar), count - 1, calendar)
}

/** Adds calendar days to a date. */
export function dayAfter(day: Day, count = 1): Day {
  return toDay(new Date(Date.parse(day) + count * dayMs))
}

/** 0 is Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(day).getUTCDay()
}

// Every checkout asks for those of the same year, several times for each way of delivery.
const holidaysByYear = new Map<number, ReadonlySet<Day>>()

/** A holiday on a Saturday is observed on the Friday before, one on a Sunday on the Monday after. Source: 5 U.S.C. 6103. */
function isFederalHoliday(day: Day): boolean {
  const year = Number(day.slice(0, 4))
  const holidays =
    holidaysByYear.get(year) ??
    new Set([...fixedHolidays(year), ...movingHolidays(year), observed(`${year + 1}-01-01`)])
  holidaysByYear.set(year, holidays)
  return holidays.has(day)
}

function fixedHolidays(year: number): Day[] {
  return ['01-01', '06-19', '07-04', '11-11', '12-25'].map((date) => observed(`${year}-${date}`))
}

function observed(day: Day): Day {
  const shift: Record<number, number> = { 6: -1, 0: 1 }
  return dayAfter(day, shift[weekdayOf(day)] ?? 0)
}

function movingHolidays(year: number): Day[] {
  const [monday, thursday] = [1, 4]
  return [
    nthWeekday(year, 1, monday, 3),
    nthWeekday(year, 2, monday, 3),
    // The last Monday of May is a week before the first of June.
    dayAfter(nthWeekday(year, 6, monday, 1), -7),
    nthWeekday(year, 9, monday, 1),
    nthWeekday(year, 10, monday, 2),
    nthWeekday(year, 11, thursday, 4),
  ]
}

function nthWeekday(year: number, month: number, weekday: number, nth: number): Day {
  const first = toDay(new Date(Date.UTC(year, month - 1, 1)))
  return dayAfter(first, ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7)
}

function toDay(date: Date): Day {
  return date.toISOString().slice(0, 10)
}
