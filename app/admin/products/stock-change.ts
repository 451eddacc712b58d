import type { StockRow } from '#contract/inventory/stock-row.ts'

/** A change of the units in stock: by a number, or to a number. */
type StockChange = { by: number } | { to: number }

const shape = /^([+\-−])?\s*(\d{1,6})$/

/** Reads "+5", "-2" or "10"; null for anything else, and for a change of nothing. */
export function readStockChange(text: string): StockChange | null {
  const [, sign, digits] = shape.exec(text.trim()) ?? []
  if (digits === undefined) return null
  if (!sign) return { to: Number(digits) }
  const by = Number(digits) * (sign === '+' ? 1 : -1)
  return by === 0 ? null : { by }
}

/** The counted variants whose stock a change alters, with the units before and after; never below 0. */
export function changedStock(variants: readonly StockRow[], change: StockChange) {
  return variants.flatMap(({ variantId, onHand: from }) => {
    if (from === null) return []
    const to = 'to' in change ? change.to : Math.max(0, from + change.by)
    return to === from ? [] : [{ variantId, from, to }]
  })
}
