import type { Payload } from '#contract/call.ts'
import { conflict } from '#contract/errors.ts'
import type { calls } from '#contract/order-emails/calls.ts'
import { apiOrdersMessages } from '#messages/en-US/api/orders.ts'
import type { AdminContext } from '../context.ts'
import { findFullOrder } from '../orders/find-full-order.ts'
import { listOrders } from '../orders/list-orders.ts'
import { countEmailResends } from './count-email-resends.ts'
import { queueReviewInvitation } from './queue-review-invitation.ts'

/** Invites the buyer of a shipped order to review what they bought, at most five times a day. */
export async function sendReviewInvitation(
  ctx: AdminContext,
  { order: { _id } }: Payload<typeof calls.sendReviewInvitation>,
) {
  await ctx.db.transaction(async (tx) => {
    const { reviewEmailCount, status } = await countEmailResends(ctx, tx, _id, 'reviewEmailCount')
    if (status !== 'shipped') throw conflict(apiOrdersMessages.reviewTooEarly)
    const { order, lines } = await findFullOrder(tx, { id: _id })
    await queueReviewInvitation(ctx, tx, { order, lines, count: reviewEmailCount })
  })

  const { orderHistory } = await listOrders(ctx)
  return { orderHistory, message: apiOrdersMessages.reviewInvited }
}
