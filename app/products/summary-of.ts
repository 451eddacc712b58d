import type { Product, ProductSummary } from '#contract/products/product.ts'

/** A product as its card shows it, without what only its page needs. */
export function summaryOf(product: Product): ProductSummary {
  return {
    _id: product._id,
    name: product.name,
    brand: product.brand,
    price: product.price,
    oldPrice: product.oldPrice,
    mainImage: product.mainImage,
    flipMainPicture: product.flipMainPicture,
    isActive: product.isActive,
    inStock: product.inStock,
    category: product.category,
    subCategory: product.subCategory,
    type: product.type,
    tags: product.tags,
    path: product.path,
    colorVariant: product.colorVariant.map(({ gallery, ...color }) => ({ ...color, flip: gallery[1] ?? null })),
    sizeVariant: product.sizeVariant,
    soldOut: product.soldOut,
    rating: product.rating,
    reviewCount: product.reviewCount,
    isNew: product.isNew,
  }
}
