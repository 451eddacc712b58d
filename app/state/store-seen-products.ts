import type { ProductSummary } from '#contract/products/product.ts'
import { encode } from './cipher.ts'
import { localData } from './local-data.ts'
import { tabKeys } from './local-items.ts'
import { mergeSeen } from './merge-seen.ts'
import { tabStore } from './storage-area.ts'

const maxProducts = 500
const maxProductsOfVisit = 60
const delayMs = 1_000

let waiting: readonly ProductSummary[] = []
let timer: ReturnType<typeof setTimeout> | undefined
let ofVisit: readonly ProductSummary[] | undefined

/** Stores the summaries a screen shows; batched, since pages show many at once. */
export function storeSeenProducts(products: readonly ProductSummary[]): void {
  waiting = [...products, ...waiting]
  if (!timer) timer = setTimeout(store, delayMs)
}

async function store() {
  const seen = waiting
  waiting = []
  timer = undefined
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
