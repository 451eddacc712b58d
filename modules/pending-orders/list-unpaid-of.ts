import { and, desc, eq, ne } from 'drizzle-orm'
import type { UnpaidOrder } from '#contract/pending-orders/calls.ts'
import type { Db } from '#db/open-database.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { pendingOrders } from '#db/tables/pending-orders.ts'
import type { Buyer } from '../customers/buyer.ts'
import { pendingOf } from './pending-of.ts'
import { showUnpaid, unpaidColumns } from './show-unpaid.ts'

/** A buyer's orders that await their payment, or were not paid, newest first. */
export async function listUnpaidOf(db: Db, buyer: Buyer): Promise<UnpaidOrder[]> {
  const found = await db
    .select(unpaidColumns)
    .from(pendingOrders)
    .innerJoin(checkoutSessions, eq(checkoutSessions.id, pendingOrders.sessionId))
    .where(and(pendingOf(buyer), ne(pendingOrders.state, 'paid')))
    .orderBy(desc(pendingOrders.createdAt))
  return found.map(showUnpaid)
}
