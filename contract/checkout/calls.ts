import * as z from 'zod/mini'
import { addToCartMessages } from '#messages/en-US/add-to-cart.ts'
import { apiCheckoutMessages } from '#messages/en-US/api/checkout.ts'
import { cartMessages } from '#messages/en-US/cart.ts'
import { password } from '../accounts/calls.ts'
import { session } from '../accounts/session.ts'
import { amount } from '../amount.ts'
import { call } from '../call.ts'
import { cartItemRef } from '../cart/cart-item.ts'
import { limitPerItem } from '../cart/limit-per-item.ts'
import { enteredCodes } from '../discounts/cart-discounts.ts'
import { line } from '../typed-text.ts'
import { buyerShape } from './buyer.ts'
import { confirmation } from './confirmation.ts'
import { paymentLink } from './payment-link.ts'
import { quote } from './quote.ts'

/** The ID of a checkout and our signature of it, as in a payment link. */
const linkShape = line(120)

const untrusted = z.optional(z.unknown())

/** A cart line at checkout. Names and images are looked up; the price is only compared. */
const wantedLine = z.extend(cartItemRef, {
  quantity: z
    .int()
    .check(
      z.minimum(1, { error: () => apiCheckoutMessages.quantityMissing }),
      z.maximum(limitPerItem, { error: () => addToCartMessages.limitPerItem }),
    ),
})
export type CheckoutItem = z.infer<typeof wantedLine>

const products = z.array(wantedLine).check(z.minLength(1, { error: () => cartMessages.empty }), z.maxLength(100))
const country = line(2).check(z.meta({ examples: ['US'] }))
/** The pick-up point that the shopper chose; without one it is shipped. */
const pickup = z.optional(z.uuid())

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
    response: confirmation,
  }),

  quoteOrder: call({
    method: 'POST',
    path: 'payment/quoteOrder',
    access: 'anyone',
    limit: 'discountCode',
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

  orderByTransfer: call({
    method: 'POST',
    path: 'payment/orderByTransfer',
    access: 'anyone',
    limit: 'transfer',
    session: 'marks-visitor',
    listsFieldErrors: true,
    summary: 'Orders a cart that is paid by bank transfer: reserves its stock and emails the account to transfer to.',
    payload: z.object({
      products,
      subTotal: amount,
      codes: enteredCodes.codes,
      /** With a pick-up point, its address counts and that of the buyer is not stored. */
      buyer: buyerShape,
      pickup,
      shipping: line(60),
      /** What it comes to as the buyer saw it; another total is a conflict. */
      total: amount,
      idempotencyKey: z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/))),
    }),
    response: z.object({ sessionId: z.string(), orderNumber: z.string(), message: z.string() }),
  }),

  findPaymentLink: call({
    method: 'POST',
    path: 'payment/findPaymentLink',
    access: 'anyone',
    limit: 'browse',
    summary: 'What a payment link asks to pay.',
    payload: z.object({ link: linkShape }),
    response: z.object({ payment: paymentLink, message: z.string() }),
  }),

  openPaymentLink: call({
    method: 'POST',
    path: 'payment/openPaymentLink',
    access: 'anyone',
    limit: 'checkout',
    session: 'marks-visitor',
    summary: 'Opens the card page of a payment link.',
    payload: z.object({ link: linkShape }),
    response: z.object({ url: z.string() }),
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
