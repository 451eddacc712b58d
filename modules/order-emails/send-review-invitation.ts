import type { Payload } from '#contract/call.ts'
import { conflict } from '#contract/errors.ts'
import type { calls } from '#contract/order-emails/calls.ts'
import { apiOrdersMessages } from '#messages/en-US/api/orders.ts'
import type { AdminContext } from '../context.ts'
import { sentOrStored } from '../emails/sent-or-stored.ts'
import { listOrders } from '../orders/list-orders.ts'
import { countEmailResends } from './count-email-resends.ts'
import { listKept } from './list-kept.ts'
import { queueReviewInvitation } from './queue-review-invitation.ts'

/** Invites the buyer of a shipped order to review what they kept, at most five times a day. */
export async function sendReviewInvitation(
  ctx: AdminContext,
  { order: { _id } }: Payload<typeof calls.sendReviewInvitation>,
) {
  await ctx.db.transaction(async (tx) => {
    const order = await countEmailResends(ctx, tx, _id, 'reviewEmailCount')
    if (order.status !== 'shipped') throw conflict(apiOrdersMessages.reviewTooEarly)
    const lines = await listKept(tx, _id)
    if (lines.length === 0) throw conflict(apiOrdersMessages.nothingToReview)
    await queueReviewInvitation(ctx, tx, { order, lines, count: order.reviewEmailCount })
  })

  const { orderHistory } = await listOrders(ctx)
  return { orderHistory, message: sentOrStored(ctx, apiOrdersMessages.reviewInvited) }
}
