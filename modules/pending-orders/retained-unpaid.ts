import { and, eq, inArray, ne } from 'drizzle-orm'
import { noNotes } from '#contract/orders/order-notes.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { pendingOrders } from '#db/tables/pending-orders.ts'
import { retainedRows } from '../retained.ts'
import { nobody } from './anonymize-pending-orders.ts'

// No cookie has this hash.
const noVisitor = 'forgotten'

/** Who began a checkout that ended unpaid; its items and amounts stay for the reports. */
export const retainedCheckouts = retainedRows({
  table: checkoutSessions,
  key: checkoutSessions.id,
  since: checkoutSessions.expiresAt,
  where: and(eq(checkoutSessions.status, 'expired'), ne(checkoutSessions.visitorHash, noVisitor)),
  remove: (db, due) =>
    db
      .update(checkoutSessions)
      .set({ ...noNotes, customerId: null, visitorHash: noVisitor })
      .where(due),
})

/** Who ordered and did not pay. */
export const retainedUnpaid = retainedRows({
  table: pendingOrders,
  key: pendingOrders.sessionId,
  since: pendingOrders.closedAt,
  where: and(inArray(pendingOrders.state, ['canceled', 'expired', 'failed']), ne(pendingOrders.email, '')),
  remove: (db, due) => db.update(pendingOrders).set(nobody()).where(due),
})
