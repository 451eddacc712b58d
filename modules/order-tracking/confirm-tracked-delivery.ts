import { eq } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { forbidden } from '#contract/errors.ts'
import type { calls } from '#contract/order-tracking/calls.ts'
import { orders } from '#db/tables/orders.ts'
import { apiOrdersMessages } from '#messages/en-US/api/orders.ts'
import { ordersMessages } from '#messages/en-US/orders.ts'
import type { Context } from '../context.ts'
import { setDelivered } from '../shipments/set-delivered.ts'
import { viewOf } from './order-links.ts'
import { showTracked } from './tracked-order.ts'

/**
 * The holder of an emailed link says on which day the order arrived. Who only knows its number and email address is refused
 * with 403: the day begins the time in which items can be returned.
 */
export async function confirmTrackedDelivery(
  ctx: Context,
  { orderNumber, key, deliveredOn, shipmentId }: Payload<typeof calls.confirmTrackedDelivery>,
) {
  const view = viewOf(ctx, orderNumber, key)
  if (view === 'masked') throw forbidden(ordersMessages.arrivedByLink)
  await ctx.db.transaction((tx) =>
    setDelivered(tx, eq(orders.number, orderNumber), { deliveredOn, shipmentId, by: 'buyer', actorId: null }),
  )
  return { order: await showTracked(ctx, orderNumber, view), message: apiOrdersMessages.delivered }
}
