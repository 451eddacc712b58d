import { formatCents, toCents } from '../money.ts'

/** "$14.95" for 14.95. */
export function priceWords(dollars: number): string {
  return formatCents(toCents(dollars))
}

/** "$200" for whole dollars. */
export function roundWords(dollars: number): string {
  return priceWords(dollars).replace(/\.00$/, '')
}

/** "2pm" for 14. */
export function hourWords(hour: number): string {
  return `${hour % 12 === 0 ? 12 : hour % 12}${hour < 12 ? 'am' : 'pm'}`
}
