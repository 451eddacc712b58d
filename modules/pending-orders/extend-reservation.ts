import { eq, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { conflict } from '#contract/errors.ts'
import type { calls } from '#contract/pending-orders/calls.ts'
import { checkoutSessions } from '#db/tables/checkout.ts'
import { pendingOrders } from '#db/tables/pending-orders.ts'
import { apiPendingOrdersMessages } from '#messages/en-US/api/pending-orders.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { lockPending } from './lock-pending.ts'

/** Reserves the items of an order that awaits its payment for some days from now. Refuses one that is over with 409. */
export async function extendReservation(
  ctx: AdminContext,
  { pendingOrderId, days }: Payload<typeof calls.extendReservation>,
) {
  await ctx.db.transaction(async (tx) => {
    const { session, pending } = await lockPending(tx, pendingOrderId)
    if (pending.state !== 'awaiting') throw conflict(apiPendingOrdersMessages.over[pending.state])
    if (pending.dueAt === null) throw conflict(apiPendingOrdersMessages.bankDecides)
    const until = sql`(select shop_now()) + ${days} * interval '1 day'`
    await tx.update(checkoutSessions).set({ expiresAt: until }).where(eq(checkoutSessions.id, session.id))
    await tx.update(pendingOrders).set({ dueAt: until }).where(eq(pendingOrders.sessionId, session.id))
    await recordAuditEvent(ctx, tx, {
      action: 'order.reservation-extended',
      subjectKind: 'pending-order',
      subjectId: pendingOrderId,
      detail: { orderNumber: pending.number, days },
    })
  })
  return { message: apiPendingOrdersMessages.extended(days) }
}
