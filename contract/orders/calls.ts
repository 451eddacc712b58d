import * as z from 'zod/mini'
import { apiOrdersMessages } from '#messages/en-US/api/orders.ts'
import { call } from '../call.ts'
import { deliveryOptions } from '../shipping/zone-shape.ts'
import { emailText, line, paragraphs } from '../typed-text.ts'
import { order, orderChoices, orderHistory, trackedOrder } from './order.ts'
import { maxPrinted, orderRow, orderSorts, paymentFilters } from './order-row.ts'
import { maxTags, tagLength } from './tags.ts'

/** Opens an order on the tracking page: its number and our signature of it. */
const orderKey = z.object({ orderNumber: line(40), key: line(100) })

/** The day on which a package arrived, or without one all of an order. */
const arrival = { deliveredOn: z.iso.date(), shipmentId: z.optional(z.uuid()) }

/** Filters a list of orders; dates are whole days in the time zone of the shop, inclusive. */
const orderFilter = {
  search: z.optional(line(100)),
  status: z.optional(z.enum(orderChoices)),
  from: z.optional(z.iso.date()),
  until: z.optional(z.iso.date()),
  tag: z.optional(line(tagLength)),
  payment: z.optional(z.enum(paymentFilters)),
  delivery: z.optional(z.enum(deliveryOptions)),
}

/** An order as the client sends it back; everything but the ID is looked up again. */
const orderRef = z.object({ _id: z.uuid() })
const untrusted = z.optional(z.unknown())

export const calls = {
  ordersHistory: call({
    method: 'POST',
    path: 'orders/ordersHistory',
    access: 'customer',
    summary: "The caller's orders, newest first; for an admin all orders.",
    payload: z.object({
      ...orderFilter,
      after: z.optional(line(200)),
      limit: z._default(z.int().check(z.minimum(1), z.maximum(100)), 100),
    }),
    response: z.extend(orderHistory, { next: z.nullable(z.string()) }),
  }),

  listOrderRows: call({
    method: 'POST',
    path: 'orders/listOrderRows',
    access: 'admin',
    summary: 'All orders in one of several orders, a short row for each.',
    payload: z.object({
      ...orderFilter,
      sort: z._default(z.enum(orderSorts), 'newest'),
      /** The ID of the last order of the previous page. */
      after: z.optional(z.uuid()),
      limit: z._default(z.int().check(z.minimum(1), z.maximum(100)), 50),
    }),
    response: z.object({ orders: z.array(orderRow), next: z.nullable(z.uuid()) }),
  }),

  findOrders: call({
    method: 'POST',
    path: 'orders/findOrders',
    access: 'admin',
    summary: 'Orders by their numbers, in that order; those that do not exist are omitted.',
    payload: z.object({ orderNumbers: z.array(line(40)).check(z.minLength(1), z.maxLength(maxPrinted)) }),
    response: z.object({ orders: z.array(order) }),
  }),

  findOrder: call({
    method: 'POST',
    path: 'orders/findOrder',
    access: 'customer',
    limit: 'browse',
    summary: "An order by its number: one of the caller's, or for an admin any.",
    payload: z.object({ orderNumber: line(40) }),
    response: z.object({ order, message: z.string() }),
  }),

  cancelOrder: call({
    method: 'PUT',
    path: 'orders/cancelOrder',
    access: 'customer',
    limit: 'browse',
    summary: 'Cancels an order that is still processing and refunds it.',
    payload: z.object({
      orderToCancel: z.uuid(),
      chargeId: untrusted,
      grandTotal: untrusted,
      orderNumber: untrusted,
      receiptEmail: untrusted,
    }),
    response: orderHistory,
  }),

  exportOrders: call({
    method: 'POST',
    path: 'orders/exportOrders',
    access: 'admin',
    summary: 'The orders as CSV in parts with a row for each line, newest first; the first part has the header.',
    payload: z.object({ ...orderFilter, after: z.optional(line(200)) }),
    response: z.object({ csv: z.string(), next: z.nullable(z.string()) }),
  }),

  sendReviewInvitation: call({
    method: 'POST',
    path: 'orders/sendReviewInvitation',
    access: 'admin',
    summary: 'Invites the buyer of a shipped order to review the products.',
    payload: z.object({ order: orderRef }),
    response: orderHistory,
  }),

  addOrderNote: call({
    method: 'POST',
    path: 'orders/addOrderNote',
    access: 'admin',
    summary: 'Adds a note that only staff see to the history of an order.',
    payload: z.object({
      orderId: z.uuid(),
      note: paragraphs(1_000).check(z.trim(), z.minLength(1, { error: () => apiOrdersMessages.noteMissing })),
    }),
    response: z.object({ message: z.string() }),
  }),

  changeOrderTags: call({
    method: 'PUT',
    path: 'orders/changeOrderTags',
    access: 'admin',
    summary: 'Replaces the tags of an order, which only staff see.',
    payload: z.object({ orderId: z.uuid(), tags: z.array(line(tagLength)).check(z.maxLength(maxTags)) }),
    response: z.object({ tags: z.array(z.string()), message: z.string() }),
  }),

  trackOrder: call({
    method: 'POST',
    path: 'orders/trackOrder',
    access: 'anyone',
    limit: 'trackOrder',
    summary: 'Finds an order by its number and email address; returns the key that opens it.',
    payload: z.object({ orderNumber: z._default(line(40), ''), email: z._default(emailText, '') }),
    response: z.object({ orderNumber: z.string(), key: z.string(), message: z.string() }),
  }),

  trackedOrder: call({
    method: 'POST',
    path: 'orders/trackedOrder',
    access: 'anyone',
    limit: 'browse',
    summary: 'An order for tracking, by its key: complete with the key of an emailed link, else without the address.',
    payload: orderKey,
    response: z.object({ order: trackedOrder, message: z.string() }),
  }),

  cancelTrackedOrder: call({
    method: 'PUT',
    path: 'orders/cancelTrackedOrder',
    access: 'anyone',
    limit: 'browse',
    summary: 'Cancels an order that is still processing, by the key of an emailed link, and refunds it.',
    payload: orderKey,
    response: z.object({ order: trackedOrder, message: z.string() }),
  }),

  confirmDelivery: call({
    method: 'PUT',
    path: 'orders/confirmDelivery',
    access: 'customer',
    limit: 'browse',
    summary: 'Stores the day on which a shipped order of the caller arrived.',
    payload: z.object({ orderNumber: line(40), ...arrival }),
    response: z.object({ order, message: z.string() }),
  }),

  confirmTrackedDelivery: call({
    method: 'PUT',
    path: 'orders/confirmTrackedDelivery',
    access: 'anyone',
    limit: 'browse',
    summary: 'Stores the day on which a shipped order arrived, by its key.',
    payload: z.extend(orderKey, arrival),
    response: z.object({ order: trackedOrder, message: z.string() }),
  }),

  resendReceiptEmail: call({
    method: 'POST',
    path: 'payment/resendReceiptEmail',
    access: 'admin',
    summary: 'Sends the receipt of an order again.',
    payload: z.object({ cusrtomerOrder: orderRef }),
    response: z.object({ message: z.string() }),
  }),
}
