import { and, eq } from 'drizzle-orm'
import { notFound } from '#contract/errors.ts'
import type { Db, Tx } from '#db/open-database.ts'
import { orders } from '#db/tables/orders.ts'
import { apiOrdersMessages } from '#messages/en-US/api/orders.ts'
import type { Context } from '../context.ts'
import { viewOf } from '../order-tracking/order-links.ts'

export interface OrderOf {
  orderNumber: string
  key?: string | undefined
}

/**
 * An order of the caller, or any whose emailed link has this key, locked where `isLocked`. The key of the form for number and
 * address is not enough: it does not show where the order went.
 */
export async function findOrderOf(
  ctx: Pick<Context, 'caller' | 'secrets'>,
  db: Db | Tx,
  { orderNumber, key }: OrderOf,
  { isLocked = false } = {},
): Promise<typeof orders.$inferSelect> {
  if (key !== undefined && viewOf(ctx, orderNumber, key) !== 'whole') throw notFound(apiOrdersMessages.linkUnknown)
  const ownerId = ctx.caller?.customerId
  if (key === undefined && !ownerId) throw notFound(apiOrdersMessages.notFound)
  const isOwn = key === undefined && ownerId ? eq(orders.customerId, ownerId) : undefined
  const found = db
    .select()
    .from(orders)
    .where(and(eq(orders.number, orderNumber), isOwn))
  const [order] = await (isLocked ? found.for('no key update') : found)
  if (!order) throw notFound(apiOrdersMessages.notFound)
  return order
}
