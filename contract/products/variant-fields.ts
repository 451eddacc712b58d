import * as z from 'zod/mini'
import { apiProductsMessages as m } from '#messages/en-US/api/products.ts'
import { amount } from '../amount.ts'
import { isWholeCents, toCents } from '../money.ts'
import { line } from '../typed-text.ts'
import { salePrice } from './field-rules.ts'
import { isGtin } from './gtin.ts'

/** One ton. */
const maxWeightGrams = 1_000_000
const maxCostCents = 1_000_000_000

/**
 * What an owner may say about a variant by itself; null where nothing is said. The weight is in grams, the cost in the
 * shop's currency, as are price and old price, which a variant has where they differ from the product's. The column of
 * each is named like it, with its unit.
 */
export const variantRules = {
  price: z.nullable(salePrice),
  oldPrice: z.nullable(salePrice),
  sku: z.nullable(line(60).check(z.trim(), z.minLength(1, { error: () => m.optionalEmpty }))),
  gtin: z.nullable(
    z.string().check(z.refine(isGtin, { error: () => m.gtinInvalid }), z.meta({ examples: ['4006381333931'] })),
  ),
  weight: z.nullable(
    z
      .int({ error: () => m.weightInvalid })
      .check(
        z.minimum(1, { error: () => m.weightInvalid }),
        z.maximum(maxWeightGrams, { error: () => m.weightTooHigh }),
      ),
  ),
  cost: z.nullable(
    z.number({ error: () => m.costInvalid }).check(
      z.minimum(0, { error: () => m.costInvalid }),
      z.refine((cost) => isWholeCents(cost) && toCents(cost) <= maxCostCents, { error: () => m.costInvalid }),
    ),
  ),
}

/** All that is said about a variant. */
export const variantChange = z.object({ variantId: z.uuid(), ...variantRules })
export type VariantChange = z.infer<typeof variantChange>

export type VariantKey = keyof typeof variantRules
export type VariantValues = { [Key in VariantKey]: z.output<(typeof variantRules)[Key]> }

export const variantKeys = Object.keys(variantRules) as VariantKey[]

/** The same in responses. */
export const variantAnswers = {
  price: z.nullable(amount),
  oldPrice: z.nullable(amount),
  sku: z.nullable(z.string()),
  gtin: z.nullable(z.string()),
  weight: z.nullable(z.number()),
  cost: z.nullable(amount),
}
