import { formatCents, formatRound, toCents } from '../money.ts'

/** "$14.95" for 14.95. */
export function priceWords(amount: number): string {
  return formatCents(toCents(amount))
}

/** "$200" for a whole amount. */
export function roundWords(amount: number): string {
  return formatRound(amount)
}

/** "2pm" for 14. */
export function hourWords(hour: number): string {
  return `${hour % 12 === 0 ? 12 : hour % 12}${hour < 12 ? 'am' : 'pm'}`
}
