import type { Family } from '#contract/listing/calls.ts'
import type { ListingChoice } from './listing-choice.ts'
import type { Goods } from './load-listing.ts'
import type { ListingName } from './name-listing.ts'

/** What a listing shows. */
export interface ListingPage {
  choice: ListingChoice
  name: ListingName
  goods: Goods
  families: Family[]
  origin: string
  /** How many whole rounds of the list stand before this one; only in the browser, so that no HTML holds a product twice. */
  rounds: number
  /** How many rounds there may be in all. */
  passes: number
}

interface Place {
  key: string
  product: Goods['products'][number]
}

/** The products in the order in which they hang, those of earlier rounds first, each under a key of its own. */
export function hangProducts({ choice, goods, rounds }: Pick<ListingPage, 'choice' | 'goods' | 'rounds'>): Place[] {
  const earlier = Array.from({ length: rounds }, (_, round) => hang(goods.products, round))
  return [...earlier.flat(), ...hang(goods.products.slice(0, choice.shown), rounds)]
}

function hang(products: Goods['products'], round: number): Place[] {
  return products.map((product) => ({ key: `${round}-${product._id}`, product }))
}
