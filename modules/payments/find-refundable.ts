import { eq } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { toAmount } from '#contract/money.ts'
import type { calls } from '#contract/payments/calls.ts'
import { shownSize } from '#contract/size-charts/size-label.ts'
import { orders } from '#db/tables/orders.ts'
import { apiPaymentsMessages } from '#messages/en-US/api/payments.ts'
import type { AdminContext } from '../context.ts'
import { readRefundable } from './read-refundable.ts'

/** What of an order can still be refunded. */
export async function findRefundable({ db }: AdminContext, { orderNumber }: Payload<typeof calls.findRefundable>) {
  const { orderId, givenCents, restCents, hasShipped, lines, shippingCents } = await readRefundable(
    db,
    eq(orders.number, orderNumber),
  )
  return {
    refundable: {
      orderId,
      refunded: toAmount(givenCents),
      rest: toAmount(restCents),
      hasShipped,
      lines: lines.map(({ line: { id, name, color, ...line }, amounts }) => {
        return { lineId: id, name, color, size: shownSize(line), amounts: amounts.map(toAmount) }
      }),
      shipping: toAmount(shippingCents),
    },
    message: apiPaymentsMessages.refundable(orderNumber),
  }
}
