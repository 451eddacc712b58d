import { currentLocale } from '#messages/current-locale.ts'

/** An average rating with one decimal: "4.6", in German "4,6". */
export function formatRating(average: number): string {
  return average.toLocaleString(currentLocale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 })
}
