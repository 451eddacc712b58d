import type { Payload } from '#contract/call.ts'
import { conflict } from '#contract/errors.ts'
import type { calls } from '#contract/shipments/calls.ts'
import { reach } from '#failpoints/reach.ts'
import { apiShipmentsMessages } from '#messages/en-US/api/shipments.ts'
import type { AdminContext } from '../context.ts'
import { listOrders } from '../orders/list-orders.ts'
import { readTracking } from './read-tracking.ts'
import { shipUnits } from './ship-units.ts'

/** Ships what is left of an order in processing with its carrier and tracking number, and notifies the buyer. */
export async function markOrderAsShipped(ctx: AdminContext, shipment: Payload<typeof calls.markOrderAsShipped>) {
  const { trackingNumber } = shipment
  await ctx.db.transaction(async (tx) => {
    const tracking = await readTracking(tx, { carrier: shipment.carrier, trackingNumber, acceptsAnyNumber: true })
    if (process.env.FAILPOINTS) await reach('ship.beforeMove')
    const { number } = await shipUnits(ctx, tx, { orderId: shipment.orderId, units: null, tracking, isEmailed: true })
    if (number !== shipment.orderNumber) throw conflict(apiShipmentsMessages.otherNumber(number, shipment.orderNumber))
    if (process.env.FAILPOINTS) await reach('ship.beforeCommit')
  })
  if (process.env.FAILPOINTS) await reach('ship.afterCommit')

  const { orderHistory } = await listOrders(ctx)
  return { orderHistory, message: apiShipmentsMessages.shipped }
}
