import type { Family } from '#contract/listing/calls.ts'
import type { ListingChoice } from './listing-choice.ts'
import type { Goods } from './load-listing.ts'
import type { ListingName } from './name-listing.ts'

/** The content of a listing. */
export interface ListingPage {
  choice: ListingChoice
  name: ListingName
  goods: Goods
  families: Family[]
  origin: string
  /**
   * How many complete passes of the list precede this one; only in the browser, so that no HTML contains a product
   * twice.
   */
  rounds: number
  /** The maximum number of passes. */
  passes: number
}

interface Place {
  key: string
  product: Goods['products'][number]
}

/** The products in display order, those of earlier passes first, each with a unique key. */
export function hangProducts({ choice, goods, rounds }: Pick<ListingPage, 'choice' | 'goods' | 'rounds'>): Place[] {
  const earlier = Array.from({ length: rounds }, (_, round) => hang(goods.products, round))
  return [...earlier.flat(), ...hang(goods.products.slice(0, choice.shown), rounds)]
}

function hang(products: Goods['products'], round: number): Place[] {
  return products.map((product) => ({ key: `${round}-${product._id}`, product }))
}
