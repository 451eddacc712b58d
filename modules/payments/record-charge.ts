import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { orderEvents } from '#db/tables/orders.ts'
import { payments, refunds } from '#db/tables/payments.ts'
import { apiPaymentsMessages } from '#messages/en-US/api/payments.ts'
import type { Shop } from '../context.ts'
import type { EventNote } from '../orders/event-note.ts'

/**
 * Records a refund made in the payment provider's dashboard. A full refund is recorded as the payment's refund; a
 * partial one only as a note on the order, since the shop supports full refunds only.
 */
export async function recordProviderRefund(shop: Shop, chargeId: string): Promise<void> {
  const { payment, sessionId } = await findPayment(shop, chargeId)
  const { charge } = await shop.payment.findSession(sessionId)
  const refundedCents = charge?.refundedCents ?? 0
  if (refundedCents === 0) return

  await shop.db.transaction(async (tx) => {
    const known = await tx.$count(refunds, eq(refunds.paymentId, payment.id))
    if (known > 0) return
    const { orderId, amountCents } = payment
    if (refundedCents < amountCents) {
      const detail: EventNote = { code: 'refunded-part', cents: refundedCents }
      if (orderId) await tx.insert(orderEvents).values({ orderId, kind: 'note', detail })
      return
    }
    const [refund] = await tx
      .insert(refunds)
      .values({
        paymentId: payment.id,
        amountCents,
        reason: 'by-provider',
        state: 'done',
        idempotencyKey: `refund:${payment.id}`,
        doneAt: sql`now()`,
      })
      .onConflictDoNothing({ target: refunds.paymentId })
      .returning({ id: refunds.id })
    if (refund && orderId) {
      const detail: EventNote = { code: 'refunded-by-provider' }
      await tx.insert(orderEvents).values({ orderId, kind: 'refunded', detail })
      await shop.enqueue(tx, 'issueInvoice', { orderId })
    }
  })
}

/**
 * Marks a paid refund that the buyer's bank returned as failed, so that the owner can retry it. Throws while the refund
 * is still pending, so that the job retries.
 */
export async function recordReturnedRefund(shop: Shop, chargeId: string): Promise<void> {
  const { payment, sessionId } = await findPayment(shop, chargeId)
  const { charge } = await shop.payment.findSession(sessionId)
  if (!charge) return
  const isUnderWay = and(eq(refunds.paymentId, payment.id), eq(refunds.state, 'pending'))
  if ((await shop.db.$count(refunds, isUnderWay)) > 0) throw new Error('The refund is still under way.')

  await shop.db.transaction(async (tx) => {
    const [owed] = await tx
      .update(refunds)
      .set({ state: 'failed', providerRefundId: null, doneAt: null, lastError: apiPaymentsMessages.rejected })
      .where(
        and(
          eq(refunds.paymentId, payment.id),
          eq(refunds.state, 'done'),
          gt(refunds.amountCents, charge.refundedCents),
        ),
      )
      .returning({ id: refunds.id })
    if (!owed) return
    shop.log.error({ refundId: owed.id }, 'A refund was returned by the bank. The owner has to retry it.')
    if (payment.orderId) await tx.insert(orderEvents).values({ orderId: payment.orderId, kind: 'refund-failed' })
  })
}

/** Records once that a buyer disputes a charge. */
export async function recordDispute(shop: Shop, chargeId: string): Promise<void> {
  const { payment } = await findPayment(shop, chargeId)
  await shop.db.transaction(async (tx) => {
    const [noted] = await tx
      .update(payments)
      .set({ disputedAt: sql`now()` })
      .where(and(eq(payments.id, payment.id), isNull(payments.disputedAt)))
      .returning({ orderId: payments.orderId })
    if (noted?.orderId) await tx.insert(orderEvents).values({ orderId: noted.orderId, kind: 'disputed' })
  })
}

// An event may arrive before its payment is recorded. Throwing makes the job retry.
async function findPayment({ db }: Shop, chargeId: string) {
  const [found] = await db
    .select({ payment: payments, sessionId: checkoutSessions.providerSessionId })
    .from(payments)
    .innerJoin(checkoutSessions, eq(checkoutSessions.id, payments.sessionId))
    .where(eq(payments.chargeId, chargeId))
  if (!found?.sessionId) throw new Error(`No payment is recorded yet for the charge ${chargeId}.`)
  return { payment: found.payment, sessionId: found.sessionId }
}
