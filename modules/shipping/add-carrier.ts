import { sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/shipping/calls.ts'
import { carriers } from '#db/tables/shipping.ts'
import { apiShippingMessages } from '#messages/en-US/api/shipping.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { lockCarriers, refuseTakenName } from './lock-carriers.ts'

/** Adds a carrier at the end, on and without a tracking page; refuses a name that another one has with 409. */
export async function addCarrier(ctx: AdminContext, { name }: Payload<typeof calls.addCarrier>) {
  const carrierId = await ctx.db.transaction(async (tx) => {
    const others = await lockCarriers(tx)
    refuseTakenName(others, name)
    const [added] = await tx
      .insert(carriers)
      .values({
        name,
        position: sql`(select coalesce(max(position), 0) + 1 from carriers)`,
        isDefault: !others.some(({ isDefault }) => isDefault),
      })
      .returning({ id: carriers.id })
    if (!added) throw new Error('The carrier was not stored')
    await recordAuditEvent(ctx, tx, {
      action: 'carrier.added',
      subjectKind: 'carrier',
      subjectId: added.id,
      detail: { name },
    })
    return added.id
  })
  await ctx.settings.refresh()
  return { carrierId, message: apiShippingMessages.carrierAdded(name) }
}
