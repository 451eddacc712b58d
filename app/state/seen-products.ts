import type { ProductSummary } from '#contract/products/product.ts'
import { remembered } from './remembered.ts'
import { rememberedHere } from './remembered-here.ts'

/** What this browser has seen, for an answer before the server's: this visit's at once, then all. Design section 6. */
export function seenProducts(): readonly ProductSummary[] {
  const all = remembered.products.shown()
  return all.isReady ? all.value : rememberedHere.get('products')
}
