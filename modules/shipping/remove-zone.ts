import { and, eq } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { conflict } from '#contract/errors.ts'
import type { calls } from '#contract/shipping/calls.ts'
import { shippingZones } from '#db/tables/shipping.ts'
import { apiShippingMessages } from '#messages/en-US/api/shipping.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { forgetRowVersions } from '../versions/row-versions.ts'
import { lockZones } from './change-zone.ts'
import { findOwnZone } from './list-zones.ts'

/** Deletes a zone with its methods; open card pages and orders keep theirs. Refuses a stale version with 409. */
export async function removeZone(ctx: AdminContext, { zoneId, version }: Payload<typeof calls.removeZone>) {
  const name = await ctx.db.transaction(async (tx) => {
    const zone = await findOwnZone(await lockZones(tx), zoneId)
    const [removed] = await tx
      .delete(shippingZones)
      .where(and(eq(shippingZones.id, zoneId), eq(shippingZones.version, version)))
      .returning({ id: shippingZones.id })
    if (!removed) throw conflict(apiShippingMessages.changedMeanwhile)
    await forgetRowVersions(tx, 'zone', zoneId)
    await recordAuditEvent(ctx, tx, {
      action: 'shipping-zone.removed',
      subjectKind: 'shipping-zone',
      subjectId: zoneId,
      detail: { name: zone.name },
    })
    return zone.name
  })
  await ctx.settings.refresh()
  return { message: apiShippingMessages.removed(name) }
}
