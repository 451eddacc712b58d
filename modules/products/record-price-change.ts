import { sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import type { AdminContext } from '../context.ts'

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
