import type { ListingChoice } from './listing-choice.ts'
import { fromStart, listingHref } from './listing-href.ts'
import type { ListingPage } from './listing-page.ts'

interface Remembered {
  page: ListingPage
  at: number
}

const staysMs = 10 * 60_000
const mostListings = 8
const memory = new Map<string, Remembered>()

/** Stores what a listing has loaded, so that more can be appended and Back restores it. */
export function keepListing(page: ListingPage): void {
  const key = keyOf(page.choice)
  const kept = memory.get(key)
  if (kept && kept.page.goods.products.length > page.goods.products.length && isFresh(kept)) return
  memory.delete(key)
  memory.set(key, { page, at: Date.now() })
  const oldest = memory.keys().next()
  if (memory.size > mostListings && !oldest.done) memory.delete(oldest.value)
}

/** The products loaded for a listing in the last ten minutes; null if none were. */
export function recallListing(choice: ListingChoice): ListingPage | null {
  const kept = memory.get(keyOf(choice))
  return kept && isFresh(kept) ? kept.page : null
}

function isFresh({ at }: Remembered): boolean {
  return Date.now() - at < staysMs
}

function keyOf(choice: ListingChoice): string {
  return listingHref({ ...fromStart(choice), isSlides: false, after: choice.after })
}
