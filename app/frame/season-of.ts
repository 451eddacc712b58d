import { type Season, seasons } from '#contract/constants.ts'

/** The season of the northern year that a day falls in, counted in whole months: December begins winter. */
export function seasonOf(day: Date): Season {
  return seasons[Math.floor(((day.getUTCMonth() + 1) % 12) / 3)] ?? 'Winter'
}
