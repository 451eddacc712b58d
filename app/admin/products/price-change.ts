/** A change of a price: by a percentage, or by an amount in the smallest units of the currency. */
type PriceChange = { percent: number } | { amount: number }

const shape = /^([+\-−])?\s*(\d{1,6}(?:\.\d{1,2})?)\s*(%)?$/

/** Reads "-10%", "+5 %" or "-2.50"; null for anything else, and for a change of nothing. */
export function readPriceChange(text: string): PriceChange | null {
  const [, sign, digits, percent] = shape.exec(text.trim()) ?? []
  const value = Number(digits) * (sign === '-' || sign === '−' ? -1 : 1)
  if (!value) return null
  return percent ? { percent: value } : { amount: value }
}

/** The price after a change, rounded to whole cents. The amounts are in the shop's currency. */
export function changedPrice(price: number, change: PriceChange): number {
  const cents = Math.round(price * 100)
  const changed = 'percent' in change ? (cents * (100 + change.percent)) / 100 : cents + change.amount * 100
  return Math.round(changed) / 100
}
