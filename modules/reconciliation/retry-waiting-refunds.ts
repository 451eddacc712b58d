import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { payments, refunds } from '#db/tables/payments.ts'
import type { Shop } from '../context.ts'
import { paidOrderOf } from '../orders/lock-payments.ts'
import { tryRefund } from '../payments/refund-payment.ts'
import type { ReconciliationResult } from './reconciliation-result.ts'

const minHours = 1
const maxRows = 500

/** Retries every refund that has been pending for more than an hour, and every failed one. */
export async function retryWaitingRefunds(shop: Shop): Promise<ReconciliationResult> {
  const waiting = await shop.db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(
      and(
        ne(refunds.state, 'done'),
        eq(payments.provider, shop.payment.name),
        sql`${refunds.createdAt} < (select shop_now()) - ${minHours} * interval '1 hour'`,
      ),
    )
    .orderBy(asc(refunds.createdAt))
    .limit(maxRows)

  const findings: ReconciliationResult['findings'] = []
  for (const { refund, payment } of waiting) {
    try {
      await tryRefund(shop, { refundId: refund.id })
    } catch (error) {
      const note = error instanceof Error ? error.message.slice(0, 300) : String(error)
      const orderId = paidOrderOf(payment)
      const { sessionId } = payment
      const { amountCents, createdAt } = refund
      findings.push({ kind: 'refund-waiting', orderId, sessionId, amountCents, note, since: createdAt })
    }
  }
  return { asked: 0, unanswered: 0, mended: waiting.length - findings.length, findings }
}
