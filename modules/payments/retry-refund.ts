import { and, eq } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { conflict, notFound } from '#contract/errors.ts'
import type { calls } from '#contract/payments/calls.ts'
import { orderEvents } from '#db/tables/orders.ts'
import { payments, refunds } from '#db/tables/payments.ts'
import { apiPaymentsMessages } from '#messages/en-US/api/payments.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import type { EventNote } from '../orders/event-note.ts'
import { paidOrderOf } from '../orders/lock-payments.ts'

/**
 * Queues a refund that failed on every try again, with a fresh set of tries. The provider deduplicates by the same key,
 * so a refund that was paid unnoticed is not paid twice.
 */
export async function retryRefund(ctx: AdminContext, { refundId }: Payload<typeof calls.retryRefund>) {
  await ctx.db.transaction(async (tx) => {
    const [owed] = await tx
      .update(refunds)
      .set({ state: 'pending', attempts: 0 })
      .where(and(eq(refunds.id, refundId), eq(refunds.state, 'failed')))
      .returning()
    if (!owed) {
      throw (await tx.$count(refunds, eq(refunds.id, refundId))) > 0
        ? conflict(apiPaymentsMessages.notFailed)
        : notFound(apiPaymentsMessages.notFound)
    }
    const [payment] = await tx.select().from(payments).where(eq(payments.id, owed.paymentId))
    const orderId = payment ? paidOrderOf(payment) : null
    await ctx.enqueue(tx, 'refundPayment', { refundId })
    if (orderId) {
      const detail: EventNote = { code: 'refund-retried' }
      await tx.insert(orderEvents).values({ orderId, kind: 'note', actorId: ctx.caller.customerId, detail })
    }
    await recordAuditEvent(ctx, tx, {
      action: 'order.refund-retried',
      subjectKind: 'order',
      // A payment that could not become an order has a refund and no order.
      subjectId: orderId ?? refundId,
      detail: { amountCents: owed.amountCents },
    })
  })
  return { message: apiPaymentsMessages.retrying }
}
