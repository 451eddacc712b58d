import { and, eq, type SQL, sql } from 'drizzle-orm'
import { conflict, notFound } from '#contract/errors.ts'
import type { Tx } from '#db/open-database.ts'
import { orders } from '#db/tables/orders.ts'
import { apiOrderChangesMessages as m } from '#messages/en-US/api/order-changes.ts'
import { apiOrdersMessages } from '#messages/en-US/api/orders.ts'

/**
 * Locks an order in processing for an edit of the version that the admin has seen; of two at once, the second is refused
 * with 409.
 */
export async function claimOrder(tx: Tx, orderId: string, version: number): Promise<typeof orders.$inferSelect> {
  const claimed = await claim(tx, and(eq(orders.id, orderId), eq(orders.version, version)))
  if (claimed) return claimed
  const [found] = await tx.select({ status: orders.status }).from(orders).where(eq(orders.id, orderId))
  if (!found) throw notFound(apiOrdersMessages.notFound)
  throw conflict(found.status === 'processing' ? m.changedMeanwhile : m.notOpen)
}

/** The same for an edit that was agreed before; null if the order is no longer in processing. */
export async function claimAnyVersion(tx: Tx, orderId: string): Promise<typeof orders.$inferSelect | null> {
  return (await claim(tx, eq(orders.id, orderId))) ?? null
}

async function claim(tx: Tx, condition: SQL | undefined) {
  const [claimed] = await tx
    .update(orders)
    .set({ version: sql`${orders.version} + 1` })
    .where(and(condition, eq(orders.status, 'processing')))
    .returning()
  return claimed
}
