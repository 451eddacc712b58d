import { slug } from '#contract/text.ts'

/** Where a product hangs, as address segments: `women/sunglasses/cat-eye`. Source: spec section 2, product links. */
export function productPath(product: { category: string; subCategory: string; type: string }): string {
  return [product.category, product.subCategory, product.type].map(slug).join('/')
}
