export const seasons = ['Winter', 'Spring', 'Summer', 'Fall'] as const
export type Season = (typeof seasons)[number]
