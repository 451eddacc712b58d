import type { ListingChoice } from './listing-choice.ts'
import { fromStart, listingHref } from './listing-href.ts'
import type { ListingPage } from './listing-page.ts'

interface CachedListing {
  page: ListingPage
  at: number
}

const staysMs = 10 * 60_000
const maxListings = 8
const cache = new Map<string, CachedListing>()

/** Stores what a listing has loaded, so that more can be appended and Back restores it. */
export function cacheListing(page: ListingPage): void {
  const key = keyOf(page.choice)
  const cached = cache.get(key)
  if (cached && cached.page.range.products.length > page.range.products.length && isFresh(cached)) return
  cache.delete(key)
  cache.set(key, { page, at: Date.now() })
  const oldest = cache.keys().next()
  if (cache.size > maxListings && !oldest.done) cache.delete(oldest.value)
}

/** The products loaded for a listing in the last ten minutes; null if none were. */
export function findCachedListing(choice: ListingChoice): ListingPage | null {
  const cached = cache.get(keyOf(choice))
  return cached && isFresh(cached) ? cached.page : null
}

function isFresh({ at }: CachedListing): boolean {
  return Date.now() - at < staysMs
}

function keyOf(choice: ListingChoice): string {
  return listingHref({ ...fromStart(choice), isSlides: false, after: choice.after })
}
