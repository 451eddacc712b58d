import type { Api } from '#contract/index.ts'
import type { Facets, Understood } from '#contract/listing/calls.ts'
import type { ProductSummary } from '#contract/products/product.ts'
import type { ListingChoice } from './listing-choice.ts'
import { listingFilter } from './listing-filter.ts'

/** A range of the products that match a choice. */
export interface ProductRange {
  products: ProductSummary[]
  total: number
  /** The cursor of the rest; null at the end. */
  next: string | null
  facets: Facets
  /** How the words of a search were understood; null without one. */
  understood: Understood | null
}

/** The maximum number of products per call. */
const maxPerCall = 96

/** Loads as many products as the page shows, from the start or from its cursor. */
export async function loadListing(api: Api, choice: ListingChoice): Promise<ProductRange> {
  const range = await loadRange(api, choice, choice.after, choice.shown)
  return loadMissing(api, choice, range)
}

/** Appends the missing products to those already loaded. */
export async function loadMissing(api: Api, choice: ListingChoice, range: ProductRange): Promise<ProductRange> {
  const missing = choice.shown - range.products.length
  if (missing <= 0 || range.next === null) return range
  const more = await loadRange(api, choice, range.next, missing)
  return loadMissing(api, choice, {
    ...more,
    products: [...range.products, ...more.products],
    understood: more.understood && { ...more.understood, colors: colorsOf(range, more) },
  })
}

function colorsOf(...ranges: ProductRange[]): string[] {
  return [...new Set(ranges.flatMap(({ understood }) => understood?.colors ?? []))]
}

function loadRange(api: Api, choice: ListingChoice, after: string | null, count: number): Promise<ProductRange> {
  return api.listing.listProducts({
    ...listingFilter(choice),
    ...(choice.sort && { sort: choice.sort }),
    ...(after && { after }),
    limit: Math.min(count, maxPerCall),
  })
}
