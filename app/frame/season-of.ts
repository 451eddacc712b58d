import { type Season, seasons } from '#contract/settings/seasons.ts'

/** The northern meteorological season of a date: winter starts in December. */
export function seasonOf(day: Date): Season {
  return seasons[Math.floor(((day.getUTCMonth() + 1) % 12) / 3)] ?? 'Winter'
}
