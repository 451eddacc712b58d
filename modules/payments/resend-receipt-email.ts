import { eq } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { payment } from '#contract/payment.ts'
import { orders } from '#db/tables/orders.ts'
import type { AdminContext } from '../context.ts'
import { queueMail } from '../notifications/queue-mail.ts'
import { countMailing } from '../orders/count-mailing.ts'
import { fieldsOfOrder } from '../orders/fields-of-order.ts'
import { findWholeOrder } from '../orders/find-whole-order.ts'

/** Sends the receipt of an order again, to the address it was ordered with, at most five times a day. */
export async function resendReceiptEmail(
  ctx: AdminContext,
  { cusrtomerOrder: { _id } }: Payload<typeof payment.resendReceiptEmail>,
) {
  const email = await ctx.db.transaction(async (tx) => {
    const { receiptEmailCount } = await countMailing(ctx, tx, _id, 'receiptEmailCount')
    const found = await findWholeOrder(tx, eq(orders.id, _id))
    await queueMail(ctx, tx, {
      kind: 'receipt',
      cause: `receipt:${_id}:${receiptEmailCount}`,
      to: found.order.email,
      fields: { ...fieldsOfOrder(ctx, found), isRepeat: true },
    })
    return found.order.email
  })
  return { message: `The receipt is on its way to ${email}.` }
}
