import { maxExactCount } from '#contract/listing/limits.ts'
import { withCommas } from '#contract/with-commas.ts'
import { listingMessages } from '#messages/en-US/listing.ts'
import type { ProductRange } from './load-listing.ts'

/** The number of products in a listing: `1,626`, or `about 1,800` if the count is estimated from a sample. */
export function countFigures({ total, facets }: Pick<ProductRange, 'total' | 'facets'>, filtered: boolean): string {
  const figures = withCommas(String(total))
  return filtered && facets.isEstimate && total > maxExactCount ? listingMessages.about(figures) : figures
}

/** The same with its noun: `1 product`, `about 1,800 products`. */
export function countWords(range: Pick<ProductRange, 'total' | 'facets'>, filtered: boolean): string {
  return listingMessages.count(countFigures(range, filtered), range.total)
}
