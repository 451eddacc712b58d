import { and, desc, eq, ne } from 'drizzle-orm'
import type { UnpaidOrder } from '#contract/pending-orders/calls.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { pendingOrders } from '#db/tables/pending-orders.ts'
import type { CustomerContext } from '../context.ts'
import { showUnpaid, unpaidColumns } from './show-unpaid.ts'

/** The caller's orders that await their payment, or were not paid, newest first. */
export async function listOwnUnpaid({ db, caller }: CustomerContext): Promise<UnpaidOrder[]> {
  const found = await db
    .select(unpaidColumns)
    .from(pendingOrders)
    .innerJoin(checkoutSessions, eq(checkoutSessions.id, pendingOrders.sessionId))
    .where(and(eq(checkoutSessions.customerId, caller.customerId), ne(pendingOrders.state, 'paid')))
    .orderBy(desc(pendingOrders.createdAt))
  return found.map(showUnpaid)
}
