import * as z from 'zod/mini'
import { amount } from '../amount.ts'
import { call } from '../call.ts'
import { cartItemRef } from '../cart/cart-item.ts'
import { limitPerItem } from '../cart/limit-per-item.ts'
import { address, orderLine } from '../orders/order.ts'
import { line } from '../typed-text.ts'

const untrusted = z.optional(z.unknown())

/** A cart line at checkout. Names and images are looked up; the price is only compared. */
const wantedLine = z.extend(cartItemRef, {
  quantity: z
    .int()
    .check(z.minimum(1, 'Please choose at least one piece.'), z.maximum(limitPerItem, 'The limit per item is 100')),
})
export type CheckoutItem = z.infer<typeof wantedLine>

export const calls = {
  createCheckoutSession: call({
    method: 'POST',
    path: 'payment/createCheckoutSession',
    access: 'anyone',
    limit: 'checkout',
    session: 'marks-visitor',
    summary: 'Prices a cart, reserves its stock and opens the card page.',
    payload: z.object({
      products: z.array(wantedLine).check(z.minLength(1, 'Your cart is currently empty'), z.maxLength(100)),
      pathname: z._default(z.string().check(z.maxLength(500)), '/cart'),
      subTotal: amount,
      idempotencyKey: z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/))),
    }),
    response: z.object({ url: z.string() }),
  }),

  retreiveSession: call({
    method: 'POST',
    path: 'payment/retreiveSession',
    access: 'anyone',
    limit: 'browse',
    summary: 'The confirmation of a paid session; places the order if it was not placed yet.',
    payload: z.object({
      sessionId: z.string().check(z.regex(/^[\w-]{8,120}$/)),
      /** The signature of the receipt's link; with it, the whole confirmation is shown in any browser. */
      key: z.optional(line(100)),
      products: untrusted,
    }),
    response: z.object({
      /** `pending` until the payment provider confirms; then the other fields are empty. */
      state: z.enum(['paid', 'pending']),
      message: z.string(),
      /** True when the name and email are masked because the viewer is not the buyer. */
      masked: z.boolean(),
      customer: z.object({ name: z.string(), email: z.string() }),
      productsOrdered: z.array(z.extend(z.omit(orderLine, { unitPrice: true }), { price: amount })),
      orderNumber: z.string(),
      orderStatus: z.string(),
      subTotal: amount,
      totalTax: amount,
      grandTotal: amount,
      shippingFee: amount,
      shippingOption: z.enum(['standard', 'express']),
      customerAddress: z.nullable(address),
      cardLast4: z.string(),
      cardType: z.string(),
    }),
  }),
}
