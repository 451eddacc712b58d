import { api } from '#app/api.ts'
import type { Product } from '#contract/products/product.ts'
import { isSoldOut, isWhole, type VariantChoice } from '../products/variant-choice.ts'

const recorded = new Set<string>()

/**
 * Reports a look at a sold-out variant to be counted, once for each page load. Nothing depends on it, so a failure is not
 * shown.
 */
export function recordSoldOutView(product: Product, choice: VariantChoice): void {
  const { color, size } = choice
  const key = JSON.stringify([product._id, color, size])
  if (!isWhole(product, choice) || !isSoldOut(product, choice) || recorded.has(key)) return
  recorded.add(key)
  void api.stockAlerts.recordSoldOutView({ productId: product._id, color, size }).catch(() => {})
}
