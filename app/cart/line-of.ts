import type { CartLine } from '#contract/cart/cart.ts'
import type { Product, ProductSummary } from '#contract/products/product.ts'
import { productAddress } from '#contract/products/product-address.ts'

/** What is chosen of a product; null where there is nothing to choose. */
export interface Choice {
  color: string | null
  size: number | null
}

/** A cart line for a product in a color and size, with the image of that color and an address that opens it so. */
export function lineOf(product: ProductSummary | Product, { color, size }: Choice, quantity = 1): CartLine {
  const variant = product.colorVariant.find((each) => each.color === color)
  const address = productAddress(product, variant?.id ?? null)
  return {
    productId: product._id,
    quantity,
    selectedColor: color,
    selectedSize: size,
    price: product.price,
    image: (variant?.image ?? product.mainImage).src,
    name: product.name,
    path: product.path,
    priceId: 'priceId' in product ? product.priceId : null,
    productUrl: size === null ? address : `${address}?size=${size}`,
  }
}
