import * as z from 'zod/mini'
import { amount } from '../amount.ts'
import { call } from '../call.ts'
import { cartItemRef } from '../cart/cart-item.ts'
import { limitPerItem } from '../cart/limit-per-item.ts'
import { buyerShape } from '../checkout/buyer.ts'
import { quote } from '../checkout/quote.ts'
import { country, pickup, products } from '../checkout/wanted-products.ts'
import { enteredCodes } from '../discounts/cart-discounts.ts'
import { address } from '../orders/order.ts'
import { orderNotes } from '../orders/order-notes.ts'
import { sizeShape } from '../products/size-shape.ts'
import { line, paragraphs } from '../typed-text.ts'
import { manualPayments, paidBy, pendingMethods, pendingStates } from './pending-order.ts'

const maxDays = 60

/** An order that awaits its payment, or did, as its buyer knows it. */
export const unpaidOrder = z.object({
  /** The ID of its checkout. */
  _id: z.uuid(),
  orderNumber: z.string(),
  method: z.enum(pendingMethods),
  state: z.enum(pendingStates),
  email: z.string(),
  customerName: z.string(),
  /** Null where the card page asks for it. */
  address: z.nullable(address),
  items: z.array(
    z.object({
      name: z.string(),
      color: z.nullable(z.string()),
      size: z.nullable(sizeShape),
      quantity: z.number(),
      price: amount,
    }),
  ),
  /** Before tax where the card page asks for the address. */
  total: amount,
  ...orderNotes,
  createdAt: z.string(),
  /** Until when its items are reserved; null while a bank decides. */
  reservedUntil: z.nullable(z.string()),
})
export type UnpaidOrder = z.infer<typeof unpaidOrder>

const pendingOrder = z.extend(unpaidOrder, {
  note: z.string(),
  /** The admin who made it; null for an order of the customer. */
  by: z.nullable(z.string()),
  /** The payment link; null without one. */
  link: z.nullable(z.string()),
})
export type PendingOrder = z.infer<typeof pendingOrder>

const items = z
  .array(z.extend(cartItemRef, { quantity: z.int().check(z.minimum(1), z.maximum(limitPerItem)) }))
  .check(z.minLength(1), z.maxLength(100))
const days = z.int().check(z.minimum(1), z.maximum(maxDays))
const reference = line(120).check(z.trim())

export const calls = {
  listPendingOrders: call({
    method: 'POST',
    path: 'pendingOrders/listPendingOrders',
    access: 'support',
    shows: { data: 'orders' },
    summary:
      'The orders that await their payment, by the date their items are released; or those that are over, newest first.',
    payload: z.object({ isOver: z._default(z.boolean(), false), after: z.optional(line(200)) }),
    response: z.object({ pendingOrders: z.array(pendingOrder), next: z.nullable(z.string()) }),
  }),

  quoteManualOrder: call({
    method: 'POST',
    path: 'pendingOrders/quoteManualOrder',
    access: 'support',
    limit: 'browse',
    summary: 'What items come to at an address, with the shipping methods of the country.',
    payload: z.object({ items, country, state: z._default(line(80), ''), shipping: z.optional(line(60)) }),
    response: z.object({ quote, message: z.string() }),
  }),

  createManualOrder: call({
    method: 'POST',
    path: 'pendingOrders/createManualOrder',
    access: 'support',
    listsFieldErrors: true,
    summary:
      'Orders items for a customer: to be paid by an emailed link or by bank transfer, or, for managers, paid elsewhere already.',
    payload: z.object({
      items,
      payment: z.enum(manualPayments),
      email: line(254),
      customerName: line(80),
      country,
      /** Not needed for a payment link, as the card page asks for it. */
      buyer: z.optional(buyerShape),
      shipping: line(60),
      /** What it comes to as the admin saw it, before tax for a payment link; another total is a conflict. */
      total: amount,
      /** How long the items are reserved. */
      days,
      /** How it was paid elsewhere, and the reference of that. */
      paidBy: z.optional(z.enum(paidBy)),
      reference: z._default(reference, ''),
      /** For staff. */
      note: z._default(paragraphs(1_000), ''),
      ...orderNotes,
    }),
    response: z.object({ orderNumber: z.string(), isPaid: z.boolean(), message: z.string() }),
  }),

  markPaid: call({
    method: 'PUT',
    path: 'pendingOrders/markPaid',
    access: 'manager',
    summary:
      'Places an order whose payment has arrived by bank transfer, in cash or otherwise. Repeating it changes nothing.',
    payload: z.object({ pendingOrderId: z.uuid(), paidBy: z.enum(paidBy), reference: z._default(reference, '') }),
    response: z.object({ orderNumber: z.string(), message: z.string() }),
  }),

  cancelPendingOrder: call({
    method: 'PUT',
    path: 'pendingOrders/cancelPendingOrder',
    access: 'support',
    summary: 'Cancels an order that is not paid yet, releases its items and tells the customer.',
    payload: z.object({ pendingOrderId: z.uuid() }),
    response: z.object({ message: z.string() }),
  }),

  extendReservation: call({
    method: 'PUT',
    path: 'pendingOrders/extendReservation',
    access: 'support',
    summary: 'Reserves the items of an order that is not paid yet for some days from now.',
    payload: z.object({ pendingOrderId: z.uuid(), days }),
    response: z.object({ message: z.string() }),
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
      /** With a pickup point, its address counts and that of the buyer is not stored. */
      buyer: buyerShape,
      pickup,
      shipping: line(60),
      /** What it comes to as the buyer saw it; another total is a conflict. */
      total: amount,
      ...orderNotes,
      idempotencyKey: z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/))),
    }),
    response: z.object({ sessionId: z.string(), orderNumber: z.string(), message: z.string() }),
  }),
}
