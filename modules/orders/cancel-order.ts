import { eq } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/orders/calls.ts'
import { orders } from '#db/tables/orders.ts'
import { reach } from '#failpoints/reach.ts'
import { apiOrdersMessages } from '#messages/en-US/api/orders.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { CustomerContext } from '../context.ts'
import { may } from '../may.ts'
import { cancelAndRefund } from './cancel-and-refund.ts'
import { listOrders } from './list-orders.ts'

/** Cancels an order in processing: a customer's own, or any order for an admin. Jobs send the refund and the email. */
export async function cancelOrder(ctx: CustomerContext, { orderToCancel }: Payload<typeof calls.cancelOrder>) {
  const { customerId } = ctx.caller
  const visible = may(ctx, 'support') ? undefined : eq(orders.customerId, customerId)

  await ctx.db.transaction(async (tx) => {
    if (process.env.FAILPOINTS) await reach('cancel.beforeMove')
    await cancelAndRefund(ctx, tx, orderToCancel, { actorId: customerId, visible })
    if (may(ctx, 'support'))
      await recordAuditEvent(ctx, tx, { action: 'order.canceled', subjectKind: 'order', subjectId: orderToCancel })
    if (process.env.FAILPOINTS) await reach('cancel.beforeCommit')
  })

  const { orderHistory } = await listOrders(ctx)
  return { orderHistory, message: may(ctx, 'support') ? apiOrdersMessages.canceled : apiOrdersMessages.yourCanceled }
}
