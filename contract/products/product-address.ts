import { slug } from '../text.ts'

/**
 * The URL of a product page, with the product's name and the id of the selected color, if any. Source: spec section 2,
 * "Product links".
 */
export function productAddress(
  product: { _id: string; path: string; name: string },
  colorId: string | null = null,
): string {
  const address = `/shop/${product.path}/${product._id}`
  return colorId ? `${address}/${slug(product.name) || 'product'}/${colorId}` : address
}
