import { useSyncExternalStore } from 'react'
import { useSettings } from '#app/settings/use-settings.ts'
import { dayWithWeekday, dayWithYear } from '#contract/day-in-words.ts'
import { timeIn, zoneLabel } from '#contract/time-zones.ts'
import { datesMessages } from '#messages/en-US/dates.ts'

interface LocalTimeProps {
  /** ISO 8601. */
  at: string
  /** `day`: "Nov 23, 2026"; `short-day`: "Mon, Nov 23". */
  as?: 'moment' | 'day' | 'short-day'
}

const never = () => () => {}

/**
 * A moment in the reader's time zone, such as "Nov 23, 2026, 9:52 AM". The server, which does not know it, shows the shop's
 * and names it.
 */
export function LocalTime({ at, as = 'moment' }: LocalTimeProps) {
  const { timeZone } = useSettings().shop
  const shown = useSyncExternalStore(
    never,
    () => localWords(new Date(at), as),
    () => shopWords(new Date(at), as, timeZone),
  )
  return <time dateTime={at}>{shown}</time>
}

type As = NonNullable<LocalTimeProps['as']>

function localWords(moment: Date, as: As): string {
  // Shifted, so that its UTC date is the local one.
  const day = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000).toISOString()
  if (as !== 'moment') return dayWords(day, as)
  return datesMessages.moment(dayWithYear(day), datesMessages.time(moment.getHours(), moment.getMinutes()))
}

function shopWords(moment: Date, as: As, timeZone: string): string {
  const { day, minutes } = timeIn(timeZone, moment)
  if (as !== 'moment') return dayWords(day, as)
  const time = datesMessages.time(Math.floor(minutes / 60), minutes % 60)
  return datesMessages.shopMoment(dayWithYear(day), time, zoneLabel(timeZone))
}

function dayWords(day: string, as: 'day' | 'short-day'): string {
  return as === 'day' ? dayWithYear(day) : dayWithWeekday(day)
}
