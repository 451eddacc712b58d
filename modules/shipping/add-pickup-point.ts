import type { Payload } from '#contract/call.ts'
import { ShopError } from '#contract/errors.ts'
import type { calls } from '#contract/shipping/calls.ts'
import { pickupPoints } from '#db/tables/shipping.ts'
import { apiShippingMessages } from '#messages/en-US/api/shipping.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { readSettings } from '../settings/read-settings.ts'

/** Adds a pickup point in the shop's country, off until its address is saved; refuses a name that another has with 409. */
export async function addPickupPoint(ctx: AdminContext, { name }: Payload<typeof calls.addPickupPoint>) {
  const pointId = await ctx.db.transaction(async (tx) => {
    const { settings } = await readSettings(tx)
    const [added] = await tx
      .insert(pickupPoints)
      .values({ name, line1: '', city: '', country: settings.shop.country })
      .onConflictDoNothing()
      .returning({ id: pickupPoints.id })
    if (!added) throw pickupNameTaken(name)
    await recordAuditEvent(ctx, tx, {
      action: 'pickup-point.added',
      subjectKind: 'pickup-point',
      subjectId: added.id,
      detail: { name },
    })
    return added.id
  })
  return { pointId, message: apiShippingMessages.pickupAdded(name) }
}

/** The error of a name that another pickup point has. */
export function pickupNameTaken(name: string): ShopError {
  const msg = apiShippingMessages.pickupTaken(name)
  return new ShopError(409, msg, [{ param: 'name', msg }])
}
