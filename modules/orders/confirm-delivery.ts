import { and, eq } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/orders/calls.ts'
import { orders } from '#db/tables/orders.ts'
import { apiOrdersMessages } from '#messages/en-US/api/orders.ts'
import type { CustomerContext } from '../context.ts'
import { setDelivered } from '../shipments/set-delivered.ts'
import { findOrder } from './find-order.ts'

/** A customer says on which day one of their orders arrived; later they may correct it to an earlier one. */
export async function confirmDelivery(
  ctx: CustomerContext,
  { orderNumber, deliveredOn, shipmentId }: Payload<typeof calls.confirmDelivery>,
) {
  const { customerId } = ctx.caller
  const own = and(eq(orders.number, orderNumber), eq(orders.customerId, customerId))
  await ctx.db.transaction((tx) => setDelivered(tx, own, { deliveredOn, shipmentId, by: 'buyer', actorId: customerId }))
  const { order } = await findOrder(ctx, { orderNumber })
  return { order, message: apiOrdersMessages.delivered }
}
