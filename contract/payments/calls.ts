import * as z from 'zod/mini'
import { apiPaymentsMessages } from '#messages/en-US/api/payments.ts'
import { amount } from '../amount.ts'
import { call } from '../call.ts'
import { isChargeable } from '../currencies.ts'
import { sizeShape } from '../products/size-shape.ts'
import { line } from '../typed-text.ts'
import { refundMotives } from './refund-motives.ts'

const maxLines = 200

const paidAmount = amount.check(
  z.positive({ error: () => apiPaymentsMessages.amountInvalid }),
  z.refine(isChargeable, { error: () => apiPaymentsMessages.amountInvalid }),
)

/** What of an order can still be refunded. Amounts include the tax on top of prices. */
const refundable = z.object({
  orderId: z.uuid(),
  /** What is refunded or on its way. */
  refunded: amount,
  /** What is left of the payment. */
  rest: amount,
  /** False where items are removed or canceled instead, since nothing has shipped, or where the order is canceled. */
  hasShipped: z.boolean(),
  lines: z.array(
    z.object({
      lineId: z.uuid(),
      name: z.string(),
      color: z.nullable(z.string()),
      size: z.nullable(sizeShape),
      /** The refund of one unit, of two and so on; none if all are refunded. */
      amounts: z.array(amount),
    }),
  ),
  /** 0 if there was no fee or it is refunded. */
  shipping: amount,
})
export type Refundable = z.infer<typeof refundable>

export const calls = {
  findRefundable: call({
    method: 'POST',
    path: 'payments/findRefundable',
    access: 'manager',
    limit: 'browse',
    summary: 'What of an order can still be refunded: shipped units, shipping, and what is left of the payment.',
    payload: z.object({ orderNumber: line(40) }),
    response: z.object({ refundable, message: z.string() }),
  }),

  refundOrder: call({
    method: 'POST',
    path: 'payments/refundOrder',
    access: 'manager',
    summary:
      'Refunds shipped units of an order, its shipping, both, or an amount, and returns the units to stock if wanted.',
    payload: z.object({
      orderId: z.uuid(),
      lines: z
        .array(z.object({ lineId: z.uuid(), quantity: z.int().check(z.minimum(1), z.maximum(100_000)) }))
        .check(z.maxLength(maxLines)),
      hasShipping: z.boolean(),
      /** Without units and shipping, what is refunded; with them, what is paid instead of all that they are worth. */
      amount: z._default(z.nullable(paidAmount), null),
      motive: z.enum(refundMotives),
      isRestocked: z.boolean(),
      /** What was refunded before as the caller knows it; another refund meanwhile is a conflict. */
      refunded: amount,
    }),
    response: z.object({ message: z.string() }),
  }),

  markRefunded: call({
    method: 'PUT',
    path: 'payments/markRefunded',
    access: 'manager',
    summary:
      'Records that a refund of a payment outside of the payment provider was paid. Repeating it changes nothing.',
    payload: z.object({ refundId: z.uuid(), reference: z._default(line(120), '') }),
    response: z.object({ message: z.string() }),
  }),

  retryRefund: call({
    method: 'PUT',
    path: 'payments/retryRefund',
    access: 'manager',
    summary: 'Retries a refund that failed permanently.',
    payload: z.object({ refundId: z.uuid() }),
    response: z.object({ message: z.string() }),
  }),
}
