import { eq } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { conflict, notFound } from '#contract/errors.ts'
import type { calls } from '#contract/orders/calls.ts'
import { maxTags, normalTags } from '#contract/orders/tags.ts'
import { orders } from '#db/tables/orders.ts'
import { apiOrdersMessages } from '#messages/en-US/api/orders.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'

/** Removes and adds tags of an order; of two members of staff who do so at once, neither loses a tag. */
export async function tagOrder(ctx: AdminContext, { orderId, add, remove, seen }: Payload<typeof calls.tagOrder>) {
  const gone = new Set(normalTags(remove))
  const changed = await ctx.db.transaction(async (tx) => {
    const [order] = await tx.select({ tags: orders.tags }).from(orders).where(eq(orders.id, orderId)).for('update')
    if (!order) throw notFound(apiOrdersMessages.notFound)
    const before = order.tags
    if (seen && seen.join() !== before.join()) throw conflict(apiOrdersMessages.tagsChangedMeanwhile)
    const now = normalTags([...before.filter((tag) => !gone.has(tag)), ...add])
    if (now.length > maxTags) throw conflict(apiOrdersMessages.tooManyTags(maxTags))
    if (now.join() === before.join()) return { before, tags: now }
    await tx.update(orders).set({ tags: now }).where(eq(orders.id, orderId))
    const detail = { tags: now.join(', ') }
    await recordAuditEvent(ctx, tx, { action: 'order.tagged', subjectKind: 'order', subjectId: orderId, detail })
    return { before, tags: now }
  })
  return { ...changed, message: apiOrdersMessages.tagged }
}
