import { eq } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { notFound } from '#contract/errors.ts'
import type { calls } from '#contract/orders/calls.ts'
import { normalTags } from '#contract/orders/tags.ts'
import { orders } from '#db/tables/orders.ts'
import { apiOrdersMessages } from '#messages/en-US/api/orders.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'

/** Replaces the tags of an order. */
export async function changeOrderTags(ctx: AdminContext, payload: Payload<typeof calls.changeOrderTags>) {
  const { orderId } = payload
  const tags = normalTags(payload.tags)
  await ctx.db.transaction(async (tx) => {
    const [changed] = await tx.update(orders).set({ tags }).where(eq(orders.id, orderId)).returning({ id: orders.id })
    if (!changed) throw notFound(apiOrdersMessages.notFound)
    const detail = { tags: tags.join(', ') }
    await recordAuditEvent(ctx, tx, { action: 'order.tagged', subjectKind: 'order', subjectId: orderId, detail })
  })
  return { tags, message: apiOrdersMessages.tagged }
}
