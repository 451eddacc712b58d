import { eq } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { conflict } from '#contract/errors.ts'
import type { calls } from '#contract/shipping/calls.ts'
import { pickupPoints } from '#db/tables/shipping.ts'
import { apiShippingMessages } from '#messages/en-US/api/shipping.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { lockOwnPoint } from './pickup-points.ts'

/** Deletes a pickup point; orders keep its address and opening hours. Refuses a stale version with 409. */
export async function removePickupPoint(ctx: AdminContext, wanted: Payload<typeof calls.removePickupPoint>) {
  const { pointId, version } = wanted
  const name = await ctx.db.transaction(async (tx) => {
    const point = await lockOwnPoint(tx, pointId)
    if (point.version !== version) throw conflict(apiShippingMessages.pickupMeanwhile)
    await tx.delete(pickupPoints).where(eq(pickupPoints.id, pointId))
    await recordAuditEvent(ctx, tx, {
      action: 'pickup-point.removed',
      subjectKind: 'pickup-point',
      subjectId: pointId,
      detail: { name: point.name },
    })
    return point.name
  })
  await ctx.settings.refresh()
  return { message: apiShippingMessages.pickupRemoved(name) }
}
