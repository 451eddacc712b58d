import type { Season } from '#contract/settings.ts'

const seasons = ['Winter', 'Spring', 'Summer', 'Fall'] as const satisfies readonly Season[]

/** The season of the northern year that a day falls in, counted in whole months: December begins winter. */
export function seasonOf(day: Date): Season {
  return seasons[Math.floor(((day.getUTCMonth() + 1) % 12) / 3)] ?? 'Winter'
}
