import { eq } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { forbidden, notFound } from '#contract/errors.ts'
import type { calls } from '#contract/order-tracking/calls.ts'
import { orders } from '#db/tables/orders.ts'
import { apiOrdersMessages } from '#messages/en-US/api/orders.ts'
import { ordersMessages } from '#messages/en-US/orders.ts'
import type { Context } from '../context.ts'
import { cancelAndRefund } from '../orders/cancel-and-refund.ts'
import { viewOf } from './order-links.ts'
import { showTracked } from './tracked-order.ts'

/**
 * Cancels an order in processing for the holder of an emailed link. Jobs send the refund and the email. Who only knows its
 * number and email address is refused with 403: both can be guessed, or are known to others.
 */
export async function cancelTrackedOrder(ctx: Context, { orderNumber, key }: Payload<typeof calls.cancelTrackedOrder>) {
  const view = viewOf(ctx, orderNumber, key)
  const [found] = await ctx.db.select({ id: orders.id }).from(orders).where(eq(orders.number, orderNumber))
  if (!found) throw notFound(apiOrdersMessages.linkUnknown)
  if (view === 'masked') throw forbidden(ordersMessages.cancelByLink)

  const note = { code: 'canceled-by-link' } as const
  await ctx.db.transaction((tx) => cancelAndRefund(ctx, tx, found.id, { actorId: null, note }))

  return { order: await showTracked(ctx, orderNumber, view), message: apiOrdersMessages.yourCanceled }
}
