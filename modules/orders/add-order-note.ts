import { eq } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { notFound } from '#contract/errors.ts'
import type { calls } from '#contract/orders/calls.ts'
import { orderEvents, orders } from '#db/tables/orders.ts'
import { apiOrdersMessages } from '#messages/en-US/api/orders.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'

/** Adds a note that only staff see to the history of an order. */
export async function addOrderNote(ctx: AdminContext, { orderId, note }: Payload<typeof calls.addOrderNote>) {
  await ctx.db.transaction(async (tx) => {
    const [order] = await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId))
    if (!order) throw notFound(apiOrdersMessages.notFound)
    await tx.insert(orderEvents).values({ orderId, kind: 'note', actorId: ctx.caller.customerId, note })
    await recordAuditEvent(ctx, tx, { action: 'order.noted', subjectKind: 'order', subjectId: orderId })
  })
  return { message: apiOrdersMessages.noted }
}
