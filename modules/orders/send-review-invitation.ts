import { eq } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { conflict } from '#contract/errors.ts'
import type { orders as calls } from '#contract/orders.ts'
import { orders } from '#db/tables/orders.ts'
import type { AdminContext } from '../context.ts'
import { queueMail } from '../notifications/queue-mail.ts'
import { countMailing } from './count-mailing.ts'
import { findWholeOrder } from './find-whole-order.ts'
import { listOrders } from './list-orders.ts'
import { trackPlace } from './track-place.ts'

/** Invites the buyer of a shipped order to review what they bought, at most five times a day. */
export async function sendReviewInvitation(
  ctx: AdminContext,
  { order: { _id } }: Payload<typeof calls.sendReviewInvitation>,
) {
  await ctx.db.transaction(async (tx) => {
    const { reviewEmailCount, status } = await countMailing(ctx, tx, _id, 'reviewEmailCount')
    if (status !== 'shipped') throw conflict('Reviews are asked for once an order has been shipped.')
    const { order, lines } = await findWholeOrder(tx, eq(orders.id, _id))
    const places = new Map(
      lines.map(({ productId, path, name }) => [`/shop/${path}/${productId}`, { productId, name }]),
    )
    await queueMail(ctx, tx, {
      kind: 'review-invitation',
      cause: `review-invitation:${_id}:${reviewEmailCount}`,
      to: order.email,
      fields: {
        orderId: order.id,
        orderNumber: order.number,
        customerName: order.customerName,
        trackPlace: trackPlace(ctx, order.number),
        products: [...places].filter(([, { productId }]) => productId).map(([place, { name }]) => ({ name, place })),
      },
    })
  })

  const { orderHistory } = await listOrders(ctx)
  return { orderHistory, message: 'The review invitation has been sent.' }
}
