import { type RefObject, useState } from 'react'
import { useSearchParams } from 'react-router'
import { addToCart } from '#app/cart/add-to-cart.ts'
import { toast } from '#app/ui/toast/toast.ts'
import { isChoiceComplete } from '#contract/cart/cart.ts'
import { limitPerItem } from '#contract/cart/limit-per-item.ts'
import type { Product } from '#contract/products/product.ts'
import type { ShownChart } from '#contract/size-charts/chart-shape.ts'
import { lineSizeLabel } from '#contract/size-charts/size-label.ts'
import { addToCartMessages } from '#messages/en-US/add-to-cart.ts'
import type { VariantChoice } from './variant-choice.ts'

/** In the URL when the cart button was pressed without JavaScript. */
export const addParameter = 'add'

export type Purchase = ReturnType<typeof usePurchase>

/**
 * What the shopper is about to add to the cart: the quantity, and what a press of a cart button does. It adds the `latest`
 * choice, which may not be on the screen yet.
 */
export function usePurchase(
  product: Product,
  sizeChart: ShownChart | null,
  choice: VariantChoice,
  latest: RefObject<VariantChoice>,
) {
  const [query] = useSearchParams()
  const [quantity, setQuantity] = useState(1)
  const [isAsked, setAsked] = useState(query.has(addParameter))
  const isComplete = isChoiceComplete(product, choice)

  async function add() {
    const chosen = latest.current
    // A complete choice leaves the page as it is: rendering all of it again would hold up the cart.
    if (!isChoiceComplete(product, chosen)) {
      setAsked(true)
      focusSizes()
    }
    if (quantity > limitPerItem) toast.info(addToCartMessages.limitPerItem)
    const sizeLabel = lineSizeLabel(sizeChart, chosen.size)
    await addToCart(product, chosen, { quantity: Math.min(quantity, limitPerItem), sizeLabel })
  }

  return { quantity, setQuantity, isAsked, isComplete, isSizeMissing: isAsked && !isComplete, add }
}

/** Moves the focus to the sizes, and scrolls to them. */
export function focusSizes(): void {
  document.querySelector<HTMLElement>('#sizes button:enabled')?.focus()
}
