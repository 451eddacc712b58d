import { eq } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/customers/calls.ts'
import { conflict } from '#contract/errors.ts'
import { maxTags, normalTags } from '#contract/orders/tags.ts'
import { customers } from '#db/tables/customers.ts'
import { apiCustomersMessages } from '#messages/en-US/api/customers.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { lockCustomer } from './lock-customer.ts'

/** Removes and adds tags of a customer; of two members of staff who do so at once, neither loses a tag. */
export async function tagCustomer(
  ctx: AdminContext,
  { customerId, add, remove, seen }: Payload<typeof calls.tagCustomer>,
) {
  const gone = new Set(normalTags(remove))
  const changed = await ctx.db.transaction(async (tx) => {
    const { tags: before } = await lockCustomer(tx, customerId)
    if (seen && seen.join() !== before.join()) throw conflict(apiCustomersMessages.tagsChangedMeanwhile)
    const tags = normalTags([...before.filter((tag) => !gone.has(tag)), ...add])
    if (tags.length > maxTags) throw conflict(apiCustomersMessages.tooManyTags(maxTags))
    if (tags.join() === before.join()) return { before, tags }
    await tx.update(customers).set({ tags }).where(eq(customers.id, customerId))
    const detail = { tags: tags.join(', ') }
    await recordAuditEvent(ctx, tx, {
      action: 'customer.tagged',
      subjectKind: 'customer',
      subjectId: customerId,
      detail,
    })
    return { before, tags }
  })
  return { ...changed, message: apiCustomersMessages.tagged }
}
