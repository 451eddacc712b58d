import type { Api } from '#contract/index.ts'
import type { Facets } from '#contract/listing/calls.ts'
import type { ProductSummary } from '#contract/products/product.ts'
import type { ListingChoice } from './listing-choice.ts'
import { listingFilter } from './listing-filter.ts'

/** A stretch of the products that match a choice. */
export interface Goods {
  products: ProductSummary[]
  total: number
  /** Where the rest begins; null where there is none. */
  next: string | null
  facets: Facets
}

/** As many as one call answers. */
const mostPerCall = 96

/** As many products as the page shows, from the start or from where the choice begins. */
export async function loadListing(api: Api, choice: ListingChoice): Promise<Goods> {
  const goods = await loadStretch(api, choice, choice.after, choice.shown)
  return loadRest(api, choice, goods)
}

/** Goods that were loaded before, and after them what is missing to as many as the page shows. */
export async function loadRest(api: Api, choice: ListingChoice, goods: Goods): Promise<Goods> {
  const missing = choice.shown - goods.products.length
  if (missing <= 0 || goods.next === null) return goods
  const more = await loadStretch(api, choice, goods.next, missing)
  return loadRest(api, choice, { ...more, products: [...goods.products, ...more.products] })
}

function loadStretch(api: Api, choice: ListingChoice, after: string | null, count: number): Promise<Goods> {
  return api.listing.listProducts({
    ...listingFilter(choice),
    ...(choice.sort && { sort: choice.sort }),
    ...(after && { after }),
    limit: Math.min(count, mostPerCall),
  })
}
