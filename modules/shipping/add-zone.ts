import type { Payload } from '#contract/call.ts'
import { ShopError } from '#contract/errors.ts'
import type { calls } from '#contract/shipping/calls.ts'
import { shippingZones } from '#db/tables/shipping.ts'
import { apiShippingMessages } from '#messages/en-US/api/shipping.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'

/** Adds a zone without countries and methods; refuses a name that another zone has with 409. */
export async function addZone(ctx: AdminContext, { name }: Payload<typeof calls.addZone>) {
  const zoneId = await ctx.db.transaction(async (tx) => {
    const [added] = await tx
      .insert(shippingZones)
      .values({ name })
      .onConflictDoNothing()
      .returning({ id: shippingZones.id })
    if (!added) {
      const msg = apiShippingMessages.nameTaken(name)
      throw new ShopError(409, msg, [{ param: 'name', msg }])
    }
    await recordAuditEvent(ctx, tx, {
      action: 'shipping-zone.added',
      subjectKind: 'shipping-zone',
      subjectId: added.id,
      detail: { name },
    })
    return added.id
  })
  await ctx.settings.refresh()
  return { zoneId, message: apiShippingMessages.added(name) }
}
