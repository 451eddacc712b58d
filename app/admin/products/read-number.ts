import { isWholeCents, writeAmount } from '#contract/money.ts'

/** Parses an amount ("1,234.5", "$60"); null for an empty text, NaN for an invalid one. */
export function readPrice(typed: string): number | null {
  const plain = typed.replace(/[\p{Sc},\s]/gu, '')
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
