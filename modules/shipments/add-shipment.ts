import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/shipments/calls.ts'
import { apiShipmentsMessages } from '#messages/en-US/api/shipments.ts'
import type { AdminContext } from '../context.ts'
import { readTracking } from './read-tracking.ts'
import { shipUnits } from './ship-units.ts'

/** Ships units of an order in processing as one package. */
export async function addShipment(ctx: AdminContext, payload: Payload<typeof calls.addShipment>) {
  const { orderId, lines, isEmailed, ...typed } = payload
  const { shippingOption } = await ctx.db.transaction(async (tx) => {
    const tracking = await readTracking(tx, typed)
    return shipUnits(ctx, tx, { orderId, units: lines, tracking, isEmailed })
  })
  const { markedReady, packageShipped } = apiShipmentsMessages
  return { message: shippingOption === 'pickup' ? markedReady : packageShipped }
}
