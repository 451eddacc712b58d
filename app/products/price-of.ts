import type { ProductSummary } from '#contract/products/product.ts'
import { namesOf, sizesOf, type VariantChoice, type Variants } from './variant-choice.ts'

type Priced = Pick<ProductSummary, 'price' | 'oldPrice' | 'prices'> & Pick<Variants, 'colorVariant' | 'sizeVariant'>

/** What a product costs in this selection: where several variants are left to choose, the cheapest of them. */
export function priceOf(
  { price, oldPrice, prices, ...product }: Priced,
  { color, size }: VariantChoice = { color: null, size: null },
): { price: number; oldPrice: number | null; isFrom: boolean } {
  if (prices.length === 0) return { price, oldPrice, isFrom: false }
  const costs = variantsOf(product)
    .filter((each) => (color === null || each.color === color) && (size === null || each.size === size))
    .map(
      (each) => prices.find((other) => other.color === each.color && other.size === each.size) ?? { price, oldPrice },
    )
  const lowest = costs.reduce((one, other) => (other.price < one.price ? other : one), costs[0] ?? { price, oldPrice })
  return { ...lowest, isFrom: costs.some((each) => each.price > lowest.price) }
}

/** Every variant that can be selected. */
export function variantsOf(product: Pick<Variants, 'colorVariant' | 'sizeVariant'>): VariantChoice[] {
  return namesOf(product).flatMap((color) => sizesOf(product).map((size) => ({ color, size })))
}
