import { spreadCents } from './spread-cents.ts'
import type { TaxMode } from './tax-terms.ts'

interface TaxedOrder {
  taxMode: TaxMode
  /** Added to the prices. */
  taxCents: number
  /** Included in them. */
  includedTaxCents: number
  shippingCents: number
}

/**
 * The tax in the total of each line or on top of it, and at the end that of shipping, in cents; they add up to the tax of
 * the order, which is calculated once, as its terms say. Null where the payment provider calculated it.
 */
export function taxShares(order: TaxedOrder, lineTotals: readonly number[]): number[] | null {
  const { taxMode, taxCents, includedTaxCents, shippingCents } = order
  if (taxMode === 'stripe_tax') return null
  if (taxMode === 'inclusive_vat') return spreadCents(includedTaxCents, [...lineTotals, shippingCents])
  return [...spreadCents(taxCents, lineTotals), 0]
}

/** The tax on top of each line and at the end of shipping, in cents; where the provider calculated it, each bears its share. */
export function taxOnTop(order: TaxedOrder, lineTotals: readonly number[]): number[] {
  const { taxCents, shippingCents } = order
  // Included tax is in the totals already.
  if (taxCents === 0) return []
  return taxShares(order, lineTotals) ?? spreadCents(taxCents, [...lineTotals, shippingCents])
}
