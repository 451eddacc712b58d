import { and, desc, eq, inArray, isNull } from 'drizzle-orm'
import type { Db, Tx } from '#db/open-database.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { orderChanges } from '#db/tables/orders.ts'

/** The change of an order that waits for its payment; null without one. */
export async function findWaiting(db: Db | Tx, orderId: string) {
  const [found] = await db
    .select({
      changeId: orderChanges.id,
      amountCents: checkoutSessions.subtotalCents,
      validUntil: checkoutSessions.expiresAt,
    })
    .from(orderChanges)
    .innerJoin(checkoutSessions, eq(checkoutSessions.id, orderChanges.checkoutId))
    .where(
      and(
        eq(orderChanges.orderId, orderId),
        isNull(orderChanges.appliedAt),
        inArray(checkoutSessions.status, ['opening', 'open', 'awaiting']),
      ),
    )
    .orderBy(desc(orderChanges.createdAt))
    .limit(1)
  return found ?? null
}
