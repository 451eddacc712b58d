import type { Action } from '#contract/audit/actions.ts'
import type { OrderReturn } from '#contract/returns/order-return.ts'
import type { Tx } from '#db/open-database.ts'
import { orderEvents } from '#db/tables/orders.ts'
import { reach } from '#failpoints/reach.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { readerOf } from '../orders/order-reader.ts'
import { isReturn } from './is-return.ts'
import { notifyBuyer } from './notify.ts'
import { findStoredReturn, showReturn } from './read-returns.ts'

interface Change {
  returnId: string
  event: (typeof orderEvents.$inferInsert)['kind']
  action: Action
  detail?: Record<string, unknown>
}

/** Runs a change of a return by staff in a transaction, with its events, its entry in the audit log and one email. */
export async function changeReturn(
  ctx: AdminContext,
  { returnId, event, action, detail }: Change,
  run: (tx: Tx) => Promise<void>,
): Promise<OrderReturn> {
  return ctx.db.transaction(async (tx) => {
    await run(tx)
    const stored = await findStoredReturn(tx, isReturn(returnId))
    const { number, orderId } = stored.sentBack
    const actorId = ctx.caller.customerId
    await tx.insert(orderEvents).values({ orderId, kind: event, actorId, note: number })
    await recordAuditEvent(ctx, tx, {
      action,
      subjectKind: 'return',
      subjectId: returnId,
      detail: { number, ...detail },
    })
    await notifyBuyer(ctx, tx, stored)
    if (process.env.FAILPOINTS) await reach('return.beforeCommit')
    return showReturn(stored, readerOf(ctx, 'buyer'))
  })
}
