import * as z from 'zod/mini'
import { password } from '../accounts/calls.ts'
import { session } from '../accounts/session.ts'
import { amount } from '../amount.ts'
import { call } from '../call.ts'
import { enteredCodes } from '../discounts/cart-discounts.ts'
import { orderNotes } from '../orders/order-notes.ts'
import { line } from '../typed-text.ts'
import { confirmation } from './confirmation.ts'
import { quote } from './quote.ts'
import { country, pickup, products } from './wanted-products.ts'

const untrusted = z.optional(z.unknown())

export const calls = {
  createCheckoutSession: call({
    method: 'POST',
    path: 'payment/createCheckoutSession',
    access: 'anyone',
    limit: 'checkout',
    session: 'marks-visitor',
    summary: 'Prices a cart, reserves its stock and opens the card page.',
    payload: z.object({
      products,
      pathname: z._default(z.string().check(z.maxLength(500)), '/cart'),
      /** Of the lines, before discounts. */
      subTotal: amount,
      /** What discounts take off the items, as the shopper saw it; another amount by now is refused. */
      discount: z.optional(amount),
      ...enteredCodes,
      /** The code of the country that the shopper chose where shipping depends on it. */
      country: z.optional(country),
      pickup,
      ...orderNotes,
      idempotencyKey: z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/))),
    }),
    /** `sessionId` is what `retreiveSession` takes. */
    response: z.object({ url: z.string(), sessionId: z.string() }),
  }),

  retreiveSession: call({
    method: 'POST',
    path: 'payment/retreiveSession',
    access: 'anyone',
    shows: { data: 'orders', of: 'orderNumber', to: 'support' },
    limit: 'browse',
    summary: 'The confirmation of a paid session; places the order if it was not placed yet.',
    payload: z.object({
      sessionId: z.string().check(z.regex(/^[\w-]{8,120}$/)),
      /** The signature of the receipt's link; with it, the whole confirmation is shown in any browser. */
      key: z.optional(line(100)),
      products: untrusted,
    }),
    response: confirmation,
  }),

  quoteOrder: call({
    method: 'POST',
    path: 'payment/quoteOrder',
    access: 'anyone',
    limit: 'browse',
    summary: 'What a cart comes to at an address, with the shipping methods of the country.',
    payload: z.object({
      products,
      subTotal: amount,
      ...enteredCodes,
      country,
      pickup,
      state: z._default(line(80), ''),
      shipping: z.optional(line(60)),
    }),
    response: z.object({ quote, message: z.string() }),
  }),

  openAccount: call({
    method: 'POST',
    path: 'payment/openAccount',
    access: 'anyone',
    limit: 'signup',
    session: 'starts',
    summary: 'Creates an account for the guest of a paid session, in the browser that checked out, and logs them in.',
    payload: z.object({ sessionId: z.string().check(z.regex(/^[\w-]{8,120}$/)), password: z._default(password, '') }),
    response: session,
  }),
}
