import type { CartLine } from '#contract/cart/cart.ts'
import { cartMessages } from '#messages/en-US/cart.ts'

type Chosen = Pick<CartLine, 'selectedColor' | 'selectedSize' | 'sizeLabel'>

/** "Brown, Size US 6 (EU 38)"; empty for a product without variants. */
export function variantWords({ selectedColor, selectedSize, sizeLabel }: Chosen): string {
  return [selectedColor, selectedSize === null ? null : cartMessages.size(sizeLabel ?? String(selectedSize))]
    .filter(Boolean)
    .join(', ')
}
