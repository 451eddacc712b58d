import { asc, eq, getTableColumns } from 'drizzle-orm'
import { notFound } from '#contract/errors.ts'
import type { Tx } from '#db/open-database.ts'
import { checkoutLines, checkoutSessions } from '#db/tables/checkout.ts'
import { pendingOrders } from '#db/tables/pending-orders.ts'
import { apiPendingOrdersMessages } from '#messages/en-US/api/pending-orders.ts'

/** A pending order with its checkout, which is locked, and its lines. */
export async function lockPending(tx: Tx, sessionId: string) {
  const { sessionId: of, ...columns } = getTableColumns(checkoutLines)
  const found = await tx
    .select({ session: checkoutSessions, line: columns })
    .from(checkoutSessions)
    .innerJoin(checkoutLines, eq(of, checkoutSessions.id))
    .where(eq(checkoutSessions.id, sessionId))
    .orderBy(asc(columns.position))
    .for('update', { of: checkoutSessions })
  // Read once the lock is held, so that it is the state that no other transaction changes.
  const [pending] = await tx.select().from(pendingOrders).where(eq(pendingOrders.sessionId, sessionId))
  const session = found[0]?.session
  if (!session || !pending) throw notFound(apiPendingOrdersMessages.notFound)
  return { session, pending, lines: found.map(({ line }) => line) }
}
