import { eq } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { conflict, notFound } from '#contract/errors.ts'
import type { calls } from '#contract/order-changes/calls.ts'
import { orderChanges } from '#db/tables/orders.ts'
import { apiOrderChangesMessages as m } from '#messages/en-US/api/order-changes.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { withdrawPaymentRequest } from '../payment-links/request-payment.ts'

/** Ends the payment link of a change, which is then not made: a job closes its card page and releases its units. */
export async function withdrawChange(ctx: AdminContext, { changeId }: Payload<typeof calls.withdrawChange>) {
  await ctx.db.transaction(async (tx) => {
    const [change] = await tx.select().from(orderChanges).where(eq(orderChanges.id, changeId)).for('update')
    if (!change?.checkoutId) throw notFound(m.notFound)
    if (change.appliedAt) throw conflict(m.alreadyPaid)
    await withdrawPaymentRequest(tx, change.checkoutId)
    await recordAuditEvent(ctx, tx, { action: 'order.edit-withdrawn', subjectKind: 'order', subjectId: change.orderId })
  })
  return { message: m.withdrawn }
}
