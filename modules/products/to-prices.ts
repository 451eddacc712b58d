import { invalid } from '#contract/errors.ts'
import { toCents } from '#contract/money.ts'
import { apiProductsMessages } from '#messages/en-US/api/products.ts'

/** Prices as whole cents. Refuses with 'The old price must be above the price.' */
export function toPrices({ price, oldPrice }: { price: number; oldPrice: number | null }) {
  const priceCents = toCents(price)
  const oldPriceCents = oldPrice === null ? null : toCents(oldPrice)
  if (oldPriceCents !== null && oldPriceCents <= priceCents) throw invalid(apiProductsMessages.oldPriceTooLow)
  return { priceCents, oldPriceCents }
}
