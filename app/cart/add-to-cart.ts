import { trackAddToCart } from '#app/state/analytics.ts'
import { addLine } from '#app/state/use-cart.ts'
import { toast } from '#app/ui/toast/toast.ts'
import { isChoiceComplete } from '#contract/cart/cart.ts'
import type { Product, ProductSummary } from '#contract/products/product.ts'
import { addToCartMessages } from '#messages/en-US/add-to-cart.ts'
import { type Choice, type LineDetails, lineOf } from './line-of.ts'

let lastRefusal = 0

/** Dismisses the toast about a missing choice: it was made, or another is being made. */
export function dismissRefusal(): void {
  toast.dismiss(lastRefusal)
}

/**
 * Adds a variant, by default one unit, and opens the cart drawer. A missing choice shows 'Please select a variant' at the
 * top left. True when it was added. Source: spec section 5.
 */
export async function addToCart(
  product: ProductSummary | Product,
  choice: Choice,
  details?: LineDetails,
): Promise<boolean> {
  if (!isChoiceComplete(product, choice)) {
    lastRefusal = toast.error(addToCartMessages.selectVariant, { at: 'top-left' })
    return false
  }
  const line = lineOf(product, choice, details)
  const isAdded = await addLine(line)
  if (!isAdded) return false
  dismissRefusal()
  trackAddToCart(line)
  return true
}
