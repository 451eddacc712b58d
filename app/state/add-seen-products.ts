import type { ProductSummary } from '#contract/products/product.ts'
import { encode } from './cipher.ts'
import { localData } from './local-data.ts'
import { tabKeys } from './local-items.ts'
import { mergeSeen } from './merge-seen.ts'
import { tabStore } from './storage-area.ts'

const maxProducts = 500
const maxProductsOfVisit = 60

let ofVisit: readonly ProductSummary[] | undefined

/** Adds products to those seen in this visit and to those seen in this browser. */
export async function addSeenProducts(seen: readonly ProductSummary[]): Promise<void> {
  ofVisit = mergeSeen(ofVisit ?? (await readVisit()), seen, maxProductsOfVisit)
  tabStore.setItem(tabKeys.products, encode(JSON.stringify(ofVisit)))
  await localData.products.change((before) => mergeSeen(before, seen, maxProducts))
}

// The schemas are heavy, and on a first visit there is nothing to read.
async function readVisit(): Promise<readonly ProductSummary[]> {
  if (tabStore.getItem(tabKeys.products) === null) return []
  const { tabData } = await import('./tab-data.ts')
  return tabData.get('products')
}
