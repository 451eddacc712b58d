import { and, eq, ne, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { conflict, notFound } from '#contract/errors.ts'
import { formatCents } from '#contract/money.ts'
import type { calls } from '#contract/payments/calls.ts'
import { orderEvents } from '#db/tables/orders.ts'
import { payments, refunds } from '#db/tables/payments.ts'
import { reach } from '#failpoints/reach.ts'
import { apiPaymentsMessages } from '#messages/en-US/api/payments.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { paidOrderOf } from '../orders/lock-payments.ts'

/** Records that staff paid back what no payment provider took, once; a job issues the credit note. */
export async function markRefunded(ctx: AdminContext, { refundId, reference }: Payload<typeof calls.markRefunded>) {
  await ctx.db.transaction(async (tx) => {
    const [found] = await tx
      .select({ payment: payments })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(eq(refunds.id, refundId))
    if (!found) throw notFound(apiPaymentsMessages.notFound)
    if (found.payment.provider !== 'manual') throw conflict(apiPaymentsMessages.notByHand)
    const [paid] = await tx
      .update(refunds)
      .set({ state: 'done', doneAt: sql`shop_now()`, lastError: null })
      .where(and(eq(refunds.id, refundId), ne(refunds.state, 'done')))
      .returning({ amountCents: sql<number>`${refunds.amountCents} - ${refunds.transferredCents}` })
    const orderId = paidOrderOf(found.payment)
    if (!paid || !orderId) return
    const detail = { code: 'refunded-amount', cents: paid.amountCents } as const
    await tx.insert(orderEvents).values({ orderId, kind: 'refunded', actorId: ctx.caller.customerId, detail })
    await ctx.enqueue(tx, 'issueInvoice', { orderId })
    await recordAuditEvent(ctx, tx, {
      action: 'order.refund-paid',
      subjectKind: 'order',
      subjectId: orderId,
      detail: { amount: formatCents(paid.amountCents), reference },
    })
    if (process.env.FAILPOINTS) await reach('refund.beforeCommit')
  })
  return { message: apiPaymentsMessages.refundPaid }
}
