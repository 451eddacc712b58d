import { toAmount, toCents } from '#contract/money.ts'
import type { VariantValues } from '#contract/products/variant-fields.ts'
import type { variants } from '#db/tables/products.ts'

/** What is known of a variant, as stored: amounts are in whole cents. */
export type VariantRow = Pick<typeof variants.$inferSelect, 'sku' | 'gtin' | 'weightGrams' | 'costCents'>

export function variantRow({ sku, gtin, weight, cost }: VariantValues): VariantRow {
  return { sku, gtin, weightGrams: weight, costCents: cost === null ? null : toCents(cost) }
}

export function variantValues({ sku, gtin, weightGrams, costCents }: VariantRow): VariantValues {
  return { sku, gtin, weight: weightGrams, cost: costCents === null ? null : toAmount(costCents) }
}
