import type { CartLine } from '#contract/cart/cart.ts'
import type { Product, ProductSummary } from '#contract/products/product.ts'
import { productAddress } from '#contract/products/product-address.ts'
import type { Size } from '#contract/products/size.ts'

/** The chosen color and size; null where the product has none. */
export interface Choice {
  color: string | null
  size: Size | null
}

/** How much of it, and how its size is written where a size chart knows more than the size. */
export interface LineDetails {
  quantity?: number
  sizeLabel?: string | null
}

/** A cart line for a variant, with the image of its color and the URL that opens it. */
export function lineOf(
  product: ProductSummary | Product,
  { color, size }: Choice,
  { quantity = 1, sizeLabel = null }: LineDetails = {},
): CartLine {
  const variant = product.colorVariant.find((each) => each.color === color)
  const address = productAddress(product, variant?.id ?? null)
  return {
    productId: product._id,
    quantity,
    selectedColor: color,
    selectedSize: size,
    sizeLabel,
    price: (product.prices.find((each) => each.color === color && each.size === size) ?? product).price,
    image: (variant?.image ?? product.mainImage).src,
    name: product.name,
    path: product.path,
    priceId: 'priceId' in product ? product.priceId : null,
    productUrl: size === null ? address : `${address}?size=${encodeURIComponent(size)}`,
  }
}
