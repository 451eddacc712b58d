import { toAmount } from '#contract/money.ts'
import type { ListedProduct } from '#contract/products/own-product.ts'
import type { RowOf } from '#db/typed-sql.ts'
import { p } from './field-columns.ts'

/** What shoppers see of the prices of a product `p`, beside those that its owner set. */
export const nowColumns = { lowest: p.lowestPriceCents, lowestOld: p.lowestOldPriceCents, highest: p.highestPriceCents }

export function nowOf({ lowest, lowestOld, highest }: RowOf<typeof nowColumns>): ListedProduct['now'] {
  return {
    price: toAmount(lowest),
    oldPrice: lowestOld === null ? null : toAmount(lowestOld),
    highest: toAmount(highest),
  }
}
