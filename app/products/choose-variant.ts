import { productAddress } from '#contract/products/product-address.ts'
import { isSoldOut, type VariantChoice, type Variants } from './variant-choice.ts'

type Chosen = Variants & { _id: string; path: string; name: string }

/** The address of a product with a color and size chosen. */
export function variantAddress(product: Chosen, { color, size }: VariantChoice): string {
  const variant = product.colorVariant.find((each) => each.color === color)
  const address = productAddress(product, variant?.id ?? null)
  return size === null ? address : `${address}?size=${size}`
}

/** The choice with another color; a size that this color is sold out in is let go. */
export function withColor(product: Variants, choice: VariantChoice, color: string): VariantChoice {
  const isGone = product.isActive && choice.size !== null && isSoldOut(product, { color, size: choice.size })
  return { color, size: isGone ? null : choice.size }
}
