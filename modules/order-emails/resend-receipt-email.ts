import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/order-emails/calls.ts'
import { apiOrdersMessages } from '#messages/en-US/api/orders.ts'
import type { AdminContext } from '../context.ts'
import { queueEmail } from '../emails/queue-email.ts'
import { sentOrStored } from '../emails/sent-or-stored.ts'
import { asOrdered, findFullOrder } from '../orders/find-full-order.ts'
import { countEmailResends } from './count-email-resends.ts'
import { orderEmailFields } from './order-email-fields.ts'

/** Sends the receipt of an order again, to the email address of the order, at most five times a day. */
export async function resendReceiptEmail(
  ctx: AdminContext,
  { cusrtomerOrder: { _id } }: Payload<typeof calls.resendReceiptEmail>,
) {
  const email = await ctx.db.transaction(async (tx) => {
    const { receiptEmailCount } = await countEmailResends(ctx, tx, _id, 'receiptEmailCount')
    const found = asOrdered(await findFullOrder(tx, { id: _id }))
    await queueEmail(ctx, tx, {
      kind: 'receipt',
      cause: `receipt:${_id}:${receiptEmailCount}`,
      to: found.order.email,
      locale: found.order.locale,
      fields: { ...orderEmailFields(ctx, found), isRepeat: true },
    })
    return found.order.email
  })
  return { message: sentOrStored(ctx, apiOrdersMessages.receiptSent(email)) }
}
