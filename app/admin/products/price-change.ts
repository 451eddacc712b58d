import { toAmount, toCents } from '#contract/money.ts'

/** A change of a price: by a percentage, or by an amount in the shop's currency. */
type PriceChange = { percent: number } | { amount: number }

const shape = /^([+\-−])?\s*(\d{1,6}(?:\.\d{1,2})?)\s*(%)?$/

/** Reads "-10%", "+5 %" or "-2.50"; null for anything else, and for a change of nothing. */
export function readPriceChange(text: string): PriceChange | null {
  const [, sign, digits, percent] = shape.exec(text.trim()) ?? []
  const value = Number(digits) * (sign === '-' || sign === '−' ? -1 : 1)
  if (!value) return null
  return percent ? { percent: value } : { amount: value }
}

/** The price after a change, rounded to the smallest unit of the shop's currency, in which both are amounts. */
export function changedPrice(price: number, change: PriceChange): number {
  const cents = toCents(price)
  const changed = 'percent' in change ? (cents * (100 + change.percent)) / 100 : cents + toCents(change.amount)
  return toAmount(Math.round(changed))
}
