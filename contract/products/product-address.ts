import { slug } from '../text.ts'

/**
 * The address of a product's page, with its name and the id of a color where one is chosen.
 * Source: spec section 2, "Product links".
 */
export function productAddress(
  product: { _id: string; path: string; name: string },
  colorId: string | null = null,
): string {
  const address = `/shop/${product.path}/${product._id}`
  return colorId ? `${address}/${slug(product.name) || 'product'}/${colorId}` : address
}
