import { type CardKey, cardKeys } from '#contract/products/fields.ts'
import type { Product, ProductSummary } from '#contract/products/product.ts'

/** The part of a product that its card shows. */
export function summaryOf(product: Product): ProductSummary {
  return {
    _id: product._id,
    ...cardFields(product),
    mainImage: product.mainImage,
    flipMainPicture: product.flipMainPicture,
    isActive: product.isActive,
    inStock: product.inStock,
    path: product.path,
    colorVariant: product.colorVariant.map(({ gallery, ...color }) => ({ ...color, flip: gallery[1] ?? null })),
    sizeVariant: product.sizeVariant,
    soldOut: product.soldOut,
    prices: product.prices,
    rating: product.rating,
    reviewCount: product.reviewCount,
    isNew: product.isNew,
  }
}

function cardFields(product: Product) {
  return Object.fromEntries(cardKeys.map((key) => [key, product[key]])) as Pick<Product, CardKey>
}
