import { productAddress } from '#contract/products/product-address.ts'
import { isSoldOut, type VariantChoice, type Variants } from './variant-choice.ts'

type Chosen = Variants & { _id: string; path: string; name: string }

/** The URL of a product with a color and size selected. */
export function variantAddress(product: Chosen, { color, size }: VariantChoice): string {
  const variant = product.colorVariant.find((each) => each.color === color)
  const address = productAddress(product, variant?.id ?? null)
  return size === null ? address : `${address}?size=${encodeURIComponent(size)}`
}

/** The selection with another color; a size that is sold out in it is cleared. */
export function withColor(product: Variants, choice: VariantChoice, color: string): VariantChoice {
  const isGone = product.isActive && choice.size !== null && isSoldOut(product, { color, size: choice.size })
  return { color, size: isGone ? null : choice.size }
}
