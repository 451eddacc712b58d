import { and, eq } from 'drizzle-orm'
import { orderEvents } from '#db/tables/orders.ts'
import { payments, refunds } from '#db/tables/payments.ts'
import { apiPaymentsMessages } from '#messages/en-US/api/payments.ts'
import type { Shop } from '../context.ts'
import { paidOrderId, paysFromCharge } from '../orders/lock-payments.ts'
import { bookRefunds } from './book-refunds.ts'
import { findCharged } from './find-charged.ts'

/**
 * Records the refunds of a charge that were made in the payment provider's dashboard, in full or in part. Returns how
 * many were new.
 */
export async function recordProviderRefunds(shop: Shop, chargeId: string): Promise<number> {
  const { payment, sessionId } = await findCharged(shop, chargeId)
  const { charge } = await shop.payment.findSession(sessionId)
  if (!charge || charge.refundedCents === 0) return 0
  return shop.db.transaction((tx) => bookRefunds(shop, tx, payment, charge))
}

/**
 * Marks paid refunds that the buyer's bank returned as failed, so that the owner can retry them. Throws while a refund of
 * the charge is still pending, so that the job retries.
 */
export async function recordReturnedRefund(shop: Shop, chargeId: string): Promise<void> {
  const { payment, sessionId } = await findCharged(shop, chargeId)
  // Read before the provider is asked: one that is done later is not in its answer.
  const known = await shop.db
    .select({ refund: refunds, orderId: paidOrderId })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(paysFromCharge(payment.id))
  const { charge } = await shop.payment.findSession(sessionId)
  if (!charge) return
  if (known.some(({ refund: { state } }) => state === 'pending')) throw new Error('The refund is still under way.')
  const standing = new Set(charge.refunds.map(({ refundId }) => refundId))
  const returned = known.filter(
    ({ refund: { state, providerRefundId, amountCents, transferredCents } }) =>
      state === 'done' &&
      amountCents > transferredCents &&
      // Those of older versions that were made in the dashboard have no ID.
      (providerRefundId ? !standing.has(providerRefundId) : amountCents > charge.refundedCents),
  )
  for (const { refund, orderId } of returned) await markReturned(shop, orderId, refund.id)
}

async function markReturned(shop: Shop, orderId: string | null, refundId: string): Promise<void> {
  await shop.db.transaction(async (tx) => {
    const [owed] = await tx
      .update(refunds)
      .set({ state: 'failed', providerRefundId: null, doneAt: null, lastError: apiPaymentsMessages.rejected })
      .where(and(eq(refunds.id, refundId), eq(refunds.state, 'done')))
      .returning({ id: refunds.id })
    if (!owed) return
    shop.log.error({ refundId }, 'A refund was returned by the bank. The owner has to retry it.')
    if (orderId) await tx.insert(orderEvents).values({ orderId, kind: 'refund-failed' })
  })
}
