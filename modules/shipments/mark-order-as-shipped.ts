import type { Payload } from '#contract/call.ts'
import { conflict, invalid } from '#contract/errors.ts'
import type { calls } from '#contract/shipments/calls.ts'
import { trackingUrl } from '#contract/shipments/carriers.ts'
import { reach } from '#failpoints/reach.ts'
import { apiShipmentsMessages } from '#messages/en-US/api/shipments.ts'
import type { AdminContext } from '../context.ts'
import { listOrders } from '../orders/list-orders.ts'
import { shipUnits, type Tracking } from './ship-units.ts'

/** Ships what is left of an order in processing with its carrier and tracking number, and notifies the buyer. */
export async function markOrderAsShipped(ctx: AdminContext, shipment: Payload<typeof calls.markOrderAsShipped>) {
  const tracking = await trackingOf(ctx, shipment)
  await ctx.db.transaction(async (tx) => {
    if (process.env.FAILPOINTS) await reach('ship.beforeMove')
    const { number } = await shipUnits(ctx, tx, { orderId: shipment.orderId, units: null, tracking })
    if (number !== shipment.orderNumber) throw conflict(apiShipmentsMessages.otherNumber(number, shipment.orderNumber))
    if (process.env.FAILPOINTS) await reach('ship.beforeCommit')
  })
  if (process.env.FAILPOINTS) await reach('ship.afterCommit')

  const { orderHistory } = await listOrders(ctx)
  return { orderHistory, message: apiShipmentsMessages.shipped }
}

async function trackingOf(ctx: AdminContext, shipment: Payload<typeof calls.markOrderAsShipped>): Promise<Tracking> {
  const { carriers } = await ctx.settings.read()
  const carrier = shipment.carrier ?? carriers.standard
  if (!carriers.offered.includes(carrier)) throw invalid(apiShipmentsMessages.carrierNotOffered(carrier))
  const trackingNumber = shipment.trackingNumber.trim()
  if (trackingNumber.length < 4) throw invalid(apiShipmentsMessages.invalidTrackingNumber)
  return { carrier, trackingNumber, trackingUrl: trackingUrl(carrier, trackingNumber) }
}
