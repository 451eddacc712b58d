import { and, eq, ne, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { conflict, ShopError } from '#contract/errors.ts'
import type { calls } from '#contract/shipping/calls.ts'
import type { Carrier } from '#contract/shipping/carrier.ts'
import { carriers } from '#db/tables/shipping.ts'
import { apiShippingMessages } from '#messages/en-US/api/shipping.ts'
import { changedParts } from '../audit/changed-parts.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { findOwnCarrier } from './list-carriers.ts'
import { lockCarriers, refuseTakenName } from './lock-carriers.ts'

type Wanted = Payload<typeof calls.changeCarrier>

/**
 * Changes a carrier; as the default it takes the place of the one before. Refuses with 409 a stale version and a name that
 * another one has, and with 400 to leave the shop without a default that is on.
 */
export async function changeCarrier(ctx: AdminContext, wanted: Wanted) {
  const { carrierId, version, ...fields } = wanted
  const carrier = await ctx.db.transaction(async (tx) => {
    const all = await lockCarriers(tx)
    const before = await findOwnCarrier(tx, carrierId)
    refuseTakenName(
      all.filter((each) => each.carrierId !== carrierId),
      fields.name,
    )
    refuseNoDefault(before, wanted)
    if (fields.isDefault) await tx.update(carriers).set({ isDefault: false }).where(ne(carriers.id, carrierId))
    const [claimed] = await tx
      .update(carriers)
      .set({ ...fields, version: sql`${carriers.version} + 1`, updatedAt: sql`shop_now()` })
      .where(and(eq(carriers.id, carrierId), eq(carriers.version, version)))
      .returning({ id: carriers.id })
    if (!claimed) throw conflict(apiShippingMessages.carrierMeanwhile)
    const after = await findOwnCarrier(tx, carrierId)
    await recordAuditEvent(ctx, tx, {
      action: 'carrier.changed',
      subjectKind: 'carrier',
      subjectId: carrierId,
      detail: { name: after.name, fields: changedParts(auditedFields, before, after) },
    })
    return after
  })
  await ctx.settings.refresh()
  return { carrier, message: apiShippingMessages.carrierSaved }
}

function refuseNoDefault(before: Carrier, { isOn, isDefault }: Wanted): void {
  const { defaultNeeded, defaultIsOn } = apiShippingMessages
  if (before.isDefault && !isDefault)
    throw new ShopError(400, defaultNeeded, [{ param: 'isDefault', msg: defaultNeeded }])
  if (isDefault && !isOn) throw new ShopError(400, defaultIsOn, [{ param: 'isOn', msg: defaultIsOn }])
}

const auditedFields = ['name', 'trackingTemplate', 'numberFormats', 'isOn', 'isDefault'] as const
