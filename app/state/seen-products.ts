import type { ProductSummary } from '#contract/products/product.ts'
import { localData } from './local-data.ts'
import { tabData } from './tab-data.ts'

/** Products seen in this browser, for search results before the server's: first this visit's, then all. */
export function seenProducts(): readonly ProductSummary[] {
  const all = localData.products.shown()
  return all.isReady ? all.value : tabData.get('products')
}
