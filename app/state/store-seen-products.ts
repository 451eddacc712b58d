import type { ProductSummary } from '#contract/products/product.ts'

const delayMs = 1_000

let waiting: readonly ProductSummary[] = []

/** Stores the summaries a screen shows; batched, since pages show many at once. */
export function storeSeenProducts(products: readonly ProductSummary[]): void {
  if (waiting.length === 0) setTimeout(store, delayMs)
  waiting = [...products, ...waiting]
}

// On demand: no page waits for it, and none is worse without it.
function store() {
  const seen = waiting
  waiting = []
  import('./add-seen-products.ts').then(({ addSeenProducts }) => addSeenProducts(seen)).catch(() => {})
}
