import { datesMessages } from '#messages/en-US/dates.ts'

/** "Nov 22, 2026" from an ISO date or time, in UTC. */
export function dayWithYear(iso: string): string {
  const date = new Date(iso)
  return datesMessages.withYear(monthOf(date), date.getUTCDate(), date.getUTCFullYear())
}

/** "Sun, Nov 22" from an ISO date or time, in UTC: a day of the coming weeks. */
export function dayWithWeekday(iso: string): string {
  const date = new Date(iso)
  return datesMessages.withWeekday(datesMessages.weekdays[date.getUTCDay()] ?? '', monthOf(date), date.getUTCDate())
}

function monthOf(date: Date): string {
  return datesMessages.months[date.getUTCMonth()] ?? ''
}
