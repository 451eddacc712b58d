import type { Payload } from '#contract/call.ts'
import { conflict } from '#contract/errors.ts'
import type { calls } from '#contract/pending-orders/calls.ts'
import { reach } from '#failpoints/reach.ts'
import { apiPendingOrdersMessages } from '#messages/en-US/api/pending-orders.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import { closeCardPage } from '../checkout/close-card-page.ts'
import { releaseSession } from '../checkout/release-session.ts'
import type { AdminContext } from '../context.ts'
import { lockPending } from './lock-pending.ts'

/**
 * Cancels an order that is not paid yet, releases its items and tells the customer. Refuses with 409 one that was paid
 * meanwhile, is over, or that a bank is deciding about.
 */
export async function cancelPendingOrder(
  ctx: AdminContext,
  { pendingOrderId }: Payload<typeof calls.cancelPendingOrder>,
) {
  const { session: before } = await ctx.db.transaction((tx) => lockPending(tx, pendingOrderId))
  if (before.status === 'open' && before.providerSessionId) {
    await ctx.payment.expireSession(before.providerSessionId)
    await closeCardPage(ctx, before)
  }
  await ctx.db.transaction(async (tx) => {
    const { session, pending } = await lockPending(tx, pendingOrderId)
    if (pending.state !== 'awaiting') throw conflict(apiPendingOrdersMessages.over[pending.state])
    const isAtBank = session.status === 'awaiting' && session.provider !== 'manual'
    // A page that is open again may be paid at this moment.
    if (isAtBank || session.status === 'open') throw conflict(apiPendingOrdersMessages.bankDecides)
    await releaseSession(ctx, tx, session.id, 'canceled')
    await recordAuditEvent(ctx, tx, {
      action: 'order.canceled-unpaid',
      subjectKind: 'pending-order',
      subjectId: pendingOrderId,
      detail: { orderNumber: pending.number },
    })
    if (process.env.FAILPOINTS) await reach('unpaid.beforeCommit')
  })
  return { message: apiPendingOrdersMessages.canceled }
}
