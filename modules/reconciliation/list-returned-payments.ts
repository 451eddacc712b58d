import { and, asc, eq, max, sql } from 'drizzle-orm'
import { orders } from '#db/tables/orders.ts'
import { payments, refunds } from '#db/tables/payments.ts'
import type { Shop } from '../context.ts'
import type { ReconciliationResult } from './reconciliation-result.ts'

/**
 * Orders in processing that were refunded in full in the payment provider's dashboard, so an admin must cancel or resolve them.
 */
export async function listReturnedPayments({ db }: Shop): Promise<ReconciliationResult> {
  const found = await db
    .select({ order: orders, amountCents: payments.amountCents, since: max(refunds.createdAt) })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(refunds.reason, 'by-provider'), eq(orders.status, 'processing')))
    .groupBy(orders.id, payments.id)
    .having(sql`sum(${refunds.amountCents}) >= ${payments.amountCents}`)
    .orderBy(asc(max(refunds.createdAt)))
  const findings = found.map(({ order: { id, sessionId, createdAt }, amountCents, since }) => {
    return { kind: 'returned-not-canceled' as const, orderId: id, sessionId, amountCents, since: since ?? createdAt }
  })
  return { asked: 0, unanswered: 0, mended: 0, findings }
}
