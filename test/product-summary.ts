import type { ProductSummary } from '#contract/products/product.ts'

const image = { src: '/images/a/960.webp', alt: '', tint: '#ffffff' }

/** A product as returned by listings: round sunglasses without colors or sizes, with some fields changed. */
export function productSummary(changed: Partial<ProductSummary> & Pick<ProductSummary, '_id'>): ProductSummary {
  return {
    name: 'Otto',
    brand: 'MG',
    price: 60,
    oldPrice: null,
    mainImage: image,
    flipMainPicture: null,
    isActive: true,
    inStock: true,
    category: 'Women',
    subCategory: 'Sunglasses',
    type: 'Round',
    tags: [],
    path: 'women/sunglasses/round',
    colorVariant: [],
    sizeVariant: [],
    prices: [],
    soldOut: [],
    rating: null,
    reviewCount: 0,
    isNew: false,
    ...changed,
  }
}
