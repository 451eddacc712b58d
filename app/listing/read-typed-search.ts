import { readSearch } from '#contract/listing/read-search.ts'
import type { ListingChoice } from './listing-choice.ts'

/**
 * The choice with the prices and sizes of its search as filters, which are then shown and removed like others; a filter that
 * was chosen stays.
 */
export function readTypedSearch(choice: ListingChoice): ListingChoice {
  if (choice.search === null) return choice
  const { words, minPrice, maxPrice, sizes } = readSearch(choice.search)
  return {
    ...choice,
    search: words,
    minPrice: choice.minPrice ?? minPrice ?? null,
    maxPrice: choice.maxPrice ?? maxPrice ?? null,
    sizes: choice.sizes.length > 0 ? choice.sizes : (sizes ?? []).map(String),
  }
}
