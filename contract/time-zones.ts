import { oncePerKey } from './once-per-key.ts'

/** A calendar date, such as `2026-03-09`. */
type Day = string

const minuteMs = 60_000

const formatOf = oncePerKey(
  (timeZone) =>
    new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
)

/** Day and minutes after midnight of a moment, by the clock of a time zone (an IANA name). */
export function timeIn(timeZone: string, moment: Date): { day: Day; minutes: number } {
  const part = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  return { day: `${part.year}-${part.month}-${part.day}`, minutes: Number(part.hour) * 60 + Number(part.minute) }
}

/** The moment of a day and hour by the clock of a time zone. */
export function momentIn(timeZone: string, day: Day, hour: number): Date {
  const wall = Date.parse(`${day}T00:00Z`) + hour * 60 * minuteMs
  const guess = wall - offsetMs(timeZone, wall)
  // Where the clock changes in between, the offset at the guess is the right one.
  return new Date(wall - offsetMs(timeZone, guess))
}

/** How far the clock of a time zone is ahead of UTC at a moment. */
function offsetMs(timeZone: string, moment: number): number {
  const { day, minutes } = timeIn(timeZone, new Date(moment))
  return Date.parse(day) + minutes * minuteMs - Math.floor(moment / minuteMs) * minuteMs
}

/** The short name of a time zone in winter: "PST", "CET", or "GMT+9" where English has none. */
export const zoneLabel = oncePerKey((timeZone) => {
  const [january, july] = [Date.UTC(2026, 0, 1), Date.UTC(2026, 6, 1)]
  const winter = offsetMs(timeZone, january) <= offsetMs(timeZone, july) ? january : july
  const nameIn = (locale: string) =>
    new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'short' })
      .formatToParts(winter)
      .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
  // American English abbreviates American zones, British English European ones, Australian English Australian ones.
  const names = ['en-US', 'en-GB', 'en-AU'].map(nameIn)
  return names.find((name) => !/^(?:GMT|UTC)[+-]/.test(name)) ?? names[0] ?? timeZone
})
