import { asc, eq } from 'drizzle-orm'
import { toAmount } from '#contract/money.ts'
import type { FailedRefund } from '#contract/reconciliation/calls.ts'
import type { Db } from '#db/open-database.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { orders } from '#db/tables/orders.ts'
import { payments, refunds } from '#db/tables/payments.ts'
import { paidOrderId } from '../orders/lock-payments.ts'

const maxRows = 100

/** Refunds that failed on every try or were returned by the bank, also of payments without an order; oldest first. */
export async function listFailedRefunds(db: Db): Promise<FailedRefund[]> {
  const found = await db
    .select({ refund: refunds, orderNumber: orders.number, sessionId: checkoutSessions.providerSessionId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .innerJoin(checkoutSessions, eq(checkoutSessions.id, payments.sessionId))
    .leftJoin(orders, eq(orders.id, paidOrderId))
    .where(eq(refunds.state, 'failed'))
    .orderBy(asc(refunds.createdAt))
    .limit(maxRows)
  return found.map(({ refund: { id, amountCents, attempts, lastError, createdAt }, ...of }) => ({
    ...of,
    refundId: id,
    amount: toAmount(amountCents),
    attempts,
    lastError,
    since: createdAt.toISOString(),
  }))
}
