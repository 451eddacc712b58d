import type { ListingChoice } from './listing-choice.ts'
import type { ProductRange } from './load-listing.ts'
import type { ListingName } from './name-listing.ts'

/** The content of a listing. */
export interface ListingPage {
  choice: ListingChoice
  name: ListingName
  range: ProductRange
  /** Shown when nothing else is. */
  bestSellers: ProductRange['products']
  origin: string
  /**
   * How many complete passes of the list precede this one; only in the browser, so that no HTML contains a product
   * twice.
   */
  earlierPasses: number
  /** The maximum number of passes. */
  passes: number
}

interface KeyedProduct {
  key: string
  product: ProductRange['products'][number]
}

/** The products in display order, those of earlier passes first, each with a unique key. */
export function arrangeProducts({
  choice,
  range,
  earlierPasses,
}: Pick<ListingPage, 'choice' | 'range' | 'earlierPasses'>): KeyedProduct[] {
  const earlier = Array.from({ length: earlierPasses }, (_, pass) => passOf(range.products, pass))
  return [...earlier.flat(), ...passOf(range.products.slice(0, choice.shown), earlierPasses)]
}

function passOf(products: ProductRange['products'], pass: number): KeyedProduct[] {
  return products.map((product) => ({ key: `${pass}-${product._id}`, product }))
}
