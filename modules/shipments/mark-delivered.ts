import { sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/shipments/calls.ts'
import { apiShipmentsMessages } from '#messages/en-US/api/shipments.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { setDelivered } from './set-delivered.ts'

/** Staff say on which day a package arrived. */
export async function markDelivered(
  ctx: AdminContext,
  { shipmentId, deliveredOn }: Payload<typeof calls.markDelivered>,
) {
  await ctx.db.transaction(async (tx) => {
    const hasPackage = sql`id = (select order_id from shipments where id = ${shipmentId})`
    const actorId = ctx.caller.customerId
    const orderId = await setDelivered(tx, hasPackage, { deliveredOn, shipmentId, by: 'staff', actorId })
    await recordAuditEvent(ctx, tx, {
      action: 'order.delivered',
      subjectKind: 'order',
      subjectId: orderId,
      detail: { deliveredOn },
    })
  })
  return { message: apiShipmentsMessages.deliveredSaved }
}
