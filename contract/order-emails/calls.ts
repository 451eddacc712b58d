import * as z from 'zod/mini'
import { call } from '../call.ts'
import { orderHistory } from '../orders/order.ts'

/** An order as the client sends it back; everything but the ID is looked up again. */
const orderRef = z.object({ _id: z.uuid() })

export const calls = {
  resendReceiptEmail: call({
    method: 'POST',
    path: 'payment/resendReceiptEmail',
    access: 'support',
    summary: 'Sends the receipt of an order again.',
    payload: z.object({ cusrtomerOrder: orderRef }),
    response: z.object({ message: z.string() }),
  }),

  sendReviewInvitation: call({
    method: 'POST',
    path: 'orders/sendReviewInvitation',
    access: 'support',
    summary: 'Invites the buyer of a shipped order to review the products.',
    payload: z.object({ order: orderRef }),
    response: orderHistory,
  }),
}
