import { isWholeCents, writeAmount } from '#contract/money.ts'

/** Groups of three digits, parted by commas or by spaces. */
const grouped = /^[1-9]\d{0,2}(?:(?:,\d{3})+|(?:\s\d{3})+)(?=\.|$)/

/** Takes out the separators of thousands: "1,234.5" is "1234.5". Any other comma stays, as "49,90" has one for its decimals. */
export const withoutGroups = (typed: string) => typed.replace(grouped, (whole) => whole.replace(/[,\s]/g, ''))

/** Parses an amount ("1,234.5", "$60"); null for an empty text, NaN for an invalid one. */
export function readPrice(typed: string): number | null {
  const plain = withoutGroups(typed.replace(/\p{Sc}/gu, '').trim())
  if (plain === '') return null
  return /^\d+(\.\d{1,3})?$/.test(plain) && isWholeCents(Number(plain)) ? Number(plain) : Number.NaN
}

/** Parses units in stock; null for an empty text, which means "not counted", NaN for an invalid one. */
export function readUnits(typed: string): number | null {
  const plain = typed.trim()
  if (plain === '') return null
  return /^\d{1,7}$/.test(plain) ? Number(plain) : Number.NaN
}

export const writePrice = (price: number | null) => (price === null ? '' : writeAmount(price))
export const writeUnits = (units: number | null) => units?.toString() ?? ''
