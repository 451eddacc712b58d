import { and, asc, eq } from 'drizzle-orm'
import { toAmount } from '#contract/money.ts'
import type { Db } from '#db/open-database.ts'
import { pendingOrders } from '#db/tables/pending-orders.ts'

/** The orders by bank transfer that are not paid yet, those whose items are released next first. */
export async function listToCollect(db: Db, limit: number) {
  const isAwaited = and(eq(pendingOrders.state, 'awaiting'), eq(pendingOrders.method, 'transfer'))
  const found = await db
    .select({
      orderNumber: pendingOrders.number,
      amountCents: pendingOrders.amountCents,
      dueAt: pendingOrders.dueAt,
      createdAt: pendingOrders.createdAt,
    })
    .from(pendingOrders)
    .where(isAwaited)
    .orderBy(asc(pendingOrders.dueAt))
    .limit(limit)
  return {
    count: await db.$count(pendingOrders, isAwaited),
    first: found.map(({ orderNumber, amountCents, dueAt, createdAt }) => ({
      orderNumber,
      amount: toAmount(amountCents),
      reservedUntil: (dueAt ?? createdAt).toISOString(),
    })),
  }
}
