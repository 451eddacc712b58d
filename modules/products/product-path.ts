import { slug } from '#contract/text.ts'

/**
 * The place of a product in the shop as path segments: `women/sunglasses/cat-eye`. Source: spec section 2, product
 * links.
 */
export function productPath(product: { category: string; subCategory: string; type: string }): string {
  return [product.category, product.subCategory, product.type].map(slug).join('/')
}
