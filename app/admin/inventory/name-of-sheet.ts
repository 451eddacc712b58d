import type { StockSheet } from '#contract/inventory/stock-sheet.ts'
import { adminInventoryMessages } from '#messages/en-US/admin/inventory.ts'

/** What to call a delivery or count: its reference, or else what is counted. */
export function nameOfSheet({
  reference,
  kind,
  scopeName,
}: Pick<StockSheet, 'reference' | 'kind' | 'scopeName'>): string {
  if (reference) return reference
  return scopeName === null ? adminInventoryMessages.unnamed[kind] : adminInventoryMessages.countOf(scopeName)
}

/** A difference with its sign, as in "+3" and "−2". */
export function signed(difference: number): string {
  const units = Math.abs(difference).toLocaleString('en-US')
  if (difference === 0) return units
  return difference > 0 ? `+${units}` : `−${units}`
}
