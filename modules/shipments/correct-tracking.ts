import { eq } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { conflict, notFound } from '#contract/errors.ts'
import type { calls } from '#contract/shipments/calls.ts'
import { orderEvents, orders } from '#db/tables/orders.ts'
import { shipments } from '#db/tables/shipments.ts'
import { apiOrdersMessages } from '#messages/en-US/api/orders.ts'
import { apiShipmentsMessages } from '#messages/en-US/api/shipments.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { emailPackage } from './email-package.ts'
import { readTracking } from './read-tracking.ts'
import { refuseTracking, trackingWords } from './ship-units.ts'

/** Adds or corrects the tracking of a package that has shipped; what was before stays in the history of the order. */
export async function correctTracking(ctx: AdminContext, payload: Payload<typeof calls.correctTracking>) {
  const { shipmentId, isEmailed, ...typed } = payload
  await ctx.db.transaction(async (tx) => {
    const tracking = await readTracking(tx, typed)
    const [before] = await tx.select().from(shipments).where(eq(shipments.id, shipmentId)).for('update')
    if (!before) throw notFound(apiOrdersMessages.packageNotFound)
    const [order] = await tx.select().from(orders).where(eq(orders.id, before.orderId))
    if (order) refuseTracking(order, tracking)
    if (trackingWords(before) === trackingWords(tracking)) throw conflict(apiShipmentsMessages.sameTracking)
    await tx.update(shipments).set(tracking).where(eq(shipments.id, shipmentId))
    await tx.insert(orderEvents).values({
      orderId: before.orderId,
      kind: 'tracking',
      actorId: ctx.caller.customerId,
      note: [trackingWords(before), trackingWords(tracking)].map((words) => words ?? '–').join(' → '),
    })
    if (isEmailed) {
      const corrections = await tx.$count(orderEvents, eq(orderEvents.orderId, before.orderId))
      await emailPackage(ctx, tx, shipmentId, { cause: `tracking:${shipmentId}:${corrections}`, isCorrection: true })
    }
    await recordAuditEvent(ctx, tx, {
      action: 'order.tracking-corrected',
      subjectKind: 'order',
      subjectId: before.orderId,
      detail: { carrier: tracking.carrier, trackingNumber: tracking.trackingNumber },
    })
  })
  return { message: apiShipmentsMessages.trackingSaved }
}
