import { toAmount, toCents } from '#contract/money.ts'
import type { VariantValues } from '#contract/products/variant-fields.ts'
import type { variants } from '#db/tables/products.ts'

/** What is known of a variant, as stored: amounts are in whole cents. */
export type VariantRow = Pick<
  typeof variants.$inferSelect,
  'priceCents' | 'oldPriceCents' | 'sku' | 'gtin' | 'weightGrams' | 'costCents'
>

const toCentsOrNull = (amount: number | null) => (amount === null ? null : toCents(amount))
const toAmountOrNull = (cents: number | null) => (cents === null ? null : toAmount(cents))

export function variantRow({ price, oldPrice, sku, gtin, weight, cost }: VariantValues): VariantRow {
  return {
    priceCents: toCentsOrNull(price),
    oldPriceCents: toCentsOrNull(oldPrice),
    ...{ sku, gtin, weightGrams: weight, costCents: toCentsOrNull(cost) },
  }
}

export function variantValues({
  priceCents,
  oldPriceCents,
  sku,
  gtin,
  weightGrams,
  costCents,
}: VariantRow): VariantValues {
  return {
    price: toAmountOrNull(priceCents),
    oldPrice: toAmountOrNull(oldPriceCents),
    ...{ sku, gtin, weight: weightGrams, cost: toAmountOrNull(costCents) },
  }
}
