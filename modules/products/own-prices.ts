import { sql } from 'drizzle-orm'
import { invalid } from '#contract/errors.ts'
import { toAmount, toCents } from '#contract/money.ts'
import type { ListedProduct } from '#contract/products/own-product.ts'
import type { Tx } from '#db/open-database.ts'
import type { RowOf } from '#db/typed-sql.ts'
import { apiProductsMessages } from '#messages/en-US/api/products.ts'
import type { AdminContext } from '../context.ts'
import { p } from './field-columns.ts'

/** Prices as whole cents. Refuses with 'The old price must be above the price.' */
export function toPrices({ price, oldPrice }: { price: number; oldPrice: number | null }) {
  const priceCents = toCents(price)
  const oldPriceCents = oldPrice === null ? null : toCents(oldPrice)
  if (oldPriceCents !== null && oldPriceCents <= priceCents) throw invalid(apiProductsMessages.oldPriceTooLow)
  return { priceCents, oldPriceCents }
}

/** What shoppers see of the prices of a product `p`, beside those that its owner set. */
export const nowColumns = { lowest: p.lowestPriceCents, lowestOld: p.lowestOldPriceCents, highest: p.highestPriceCents }

export function nowOf({ lowest, lowestOld, highest }: RowOf<typeof nowColumns>): ListedProduct['now'] {
  return {
    price: toAmount(lowest),
    oldPrice: lowestOld === null ? null : toAmount(lowestOld),
    highest: toAmount(highest),
  }
}

/** Records which admin changed prices in this transaction; a database trigger records the prices. */
export async function recordPriceChange(
  ctx: Pick<AdminContext, 'caller'>,
  tx: Tx,
  productIds: readonly string[],
): Promise<void> {
  await tx.execute(sql`
    update price_changes set actor_id = ${ctx.caller.customerId}
    where product_id = any(${sql.param(productIds)}::uuid[]) and at = (select shop_now()) and actor_id is null
  `)
}
