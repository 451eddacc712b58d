import { sourceLocale } from '#messages/locales.ts'

const styles = {
  day: { dateStyle: 'medium' },
  weekday: { dateStyle: 'full' },
  time: { timeStyle: 'short' },
  both: { dateStyle: 'medium', timeStyle: 'short' },
} as const

const formats = new Map<string, Intl.DateTimeFormat>()

/** A time (ISO 8601) in a time zone: "Nov 23, 2026", "Monday, November 23, 2026", "7:52 AM", or day and time. */
export function formatMoment(at: string, timeZone: string, style: keyof typeof styles = 'both'): string {
  const key = `${style} ${timeZone}`
  const format = formats.get(key) ?? new Intl.DateTimeFormat(sourceLocale, { ...styles[style], timeZone })
  formats.set(key, format)
  return format.format(new Date(at))
}
