import { eq } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { notFound } from '#contract/errors.ts'
import type { calls } from '#contract/order-tracking/calls.ts'
import { orders } from '#db/tables/orders.ts'
import { apiOrdersMessages } from '#messages/en-US/api/orders.ts'
import type { Context } from '../context.ts'
import { dailyCause } from '../emails/daily-cause.ts'
import { queueEmail } from '../emails/queue-email.ts'
import { isKeyOf, trackingPath } from './order-links.ts'

/**
 * Emails a new tracking link to the buyer of an order, for someone whose link has expired. It goes to the address of the
 * order alone, at most once a day.
 */
export async function renewTrackingLink(ctx: Context, { orderNumber, key }: Payload<typeof calls.renewTrackingLink>) {
  if (!isKeyOf(ctx, orderNumber, key)) throw notFound(apiOrdersMessages.linkUnknown)
  const [order] = await ctx.db
    .select({ id: orders.id, email: orders.email, customerName: orders.customerName, locale: orders.locale })
    .from(orders)
    .where(eq(orders.number, orderNumber))
  // The address is deleted with the account of the buyer.
  const to = order?.email
  if (!to) throw notFound(apiOrdersMessages.linkUnknown)
  await ctx.db.transaction(async (tx) =>
    queueEmail(ctx, tx, {
      kind: 'tracking-link',
      cause: await dailyCause(tx, `tracking-link:${order.id}`),
      to,
      locale: order.locale,
      fields: { orderNumber, customerName: order.customerName, trackingPath: trackingPath(ctx, orderNumber) },
    }),
  )
  return { message: apiOrdersMessages.linkRenewed }
}
