import * as z from 'zod/mini'
import { amount } from './amount.ts'
import { call } from './call.ts'
import { carriers } from './constants.ts'
import { emailText, line } from './typed-text.ts'

export const orderStatuses = ['Proccessing', 'Shipped', 'Canceled'] as const
export type OrderStatus = (typeof orderStatuses)[number]

export const address = z.object({
  name: z.string(),
  line1: z.string(),
  line2: z.string(),
  city: z.string(),
  state: z.string(),
  postalCode: z.string(),
  country: z.string(),
  phone: z.string(),
})
export type Address = z.infer<typeof address>

export const orderLine = z.object({
  _id: z.string(),
  productId: z.string(),
  quantity: z.number(),
  unitPrice: amount,
  image: z.string(),
  name: z.string(),
  path: z.string(),
  selectedSize: z.nullable(z.number()),
  selectedColor: z.nullable(z.string()),
})
export type OrderLine = z.infer<typeof orderLine>

export const orderEvent = z.object({
  kind: z.string(),
  at: z.string(),
  by: z.nullable(z.string()),
  note: z.nullable(z.string()),
})

/** An order as the histories show it. Amounts are dollars, times are ISO 8601. */
export const order = z.object({
  _id: z.string(),
  orderNumber: z.string(),
  createdAt: z.string(),
  status: z.enum(orderStatuses),
  orderDetails: z.array(z.extend(orderLine, { sku: z.string() })),
  shippingOption: z.enum(['standard', 'express']),
  subTotal: amount,
  shippingFee: amount,
  totalTax: amount,
  grandTotal: amount,
  cardLast4: z.string(),
  cardType: z.string(),
  shippingAddress: address,
  receiptEmail: z.string(),
  receiptEmailCount: z.number(),
  reviewEmailCount: z.number(),
  carrier: z.nullable(z.enum(carriers)),
  trackingNumber: z.nullable(z.string()),
  trackingUrl: z.nullable(z.string()),
  /** An alias of the charge; never believed on the way back. */
  chargeId: z.string(),
  refund: z.nullable(z.enum(['pending', 'done', 'failed'])),
  /** Since when the buyer disputes the payment; told to admins only. */
  disputedAt: z.nullable(z.string()),
  /** Why its refund failed for good; for admins only. */
  refundFailure: z.nullable(z.object({ refundId: z.uuid(), attempts: z.number(), lastError: z.nullable(z.string()) })),
  events: z.array(orderEvent),
})
export type Order = z.infer<typeof order>

/** An order as somebody without an account may follow it. */
export const trackedOrder = z.extend(
  z.omit(order, {
    _id: true,
    chargeId: true,
    receiptEmail: true,
    receiptEmailCount: true,
    disputedAt: true,
    reviewEmailCount: true,
    refundFailure: true,
  }),
  {
    /** True where name, street and phone of the address are left empty. */
    masked: z.boolean(),
  },
)
export type TrackedOrder = z.infer<typeof trackedOrder>

/** What opens an order at the tracking page: its number, and our signature under it. */
const orderKey = z.object({ orderNumber: line(40), key: line(100) })

/** What narrows a list of orders; days are whole ones in UTC, both included. */
const orderFilter = {
  search: z.optional(line(100)),
  status: z.optional(z.enum(orderStatuses)),
  from: z.optional(z.iso.date()),
  until: z.optional(z.iso.date()),
}

/** What a shopper sends back of an order; everything but the id is looked up again. */
const orderRef = z.object({ _id: z.uuid() })
const untrusted = z.optional(z.unknown())
const orderHistory = z.object({ orderHistory: z.array(order), message: z.string() })

export const orders = {
  ordersHistory: call({
    method: 'POST',
    path: 'orders/ordersHistory',
    access: 'customer',
    summary: "A customer's own orders, newest first; for an admin, everybody's.",
    payload: z.object({
      ...orderFilter,
      after: z.optional(line(200)),
      limit: z._default(z.int().check(z.minimum(1), z.maximum(100)), 100),
    }),
    response: z.extend(orderHistory, { next: z.nullable(z.string()) }),
  }),

  findOrder: call({
    method: 'POST',
    path: 'orders/findOrder',
    access: 'customer',
    limit: 'browse',
    summary: "One order by its number: a customer's own, or for an admin anybody's.",
    payload: z.object({ orderNumber: line(40) }),
    response: z.object({ order, message: z.string() }),
  }),

  cancelOrder: call({
    method: 'PUT',
    path: 'orders/cancelOrder',
    access: 'customer',
    limit: 'browse',
    summary: 'Cancels an order still in processing and refunds it.',
    payload: z.object({
      orderToCancel: z.uuid(),
      chargeId: untrusted,
      grandTotal: untrusted,
      orderNumber: untrusted,
      receiptEmail: untrusted,
    }),
    response: orderHistory,
  }),

  markOrderAsShipped: call({
    method: 'PUT',
    path: 'orders/markOrderAsShipped',
    access: 'admin',
    summary: 'Ships an order still in processing and tells the customer.',
    payload: z.object({
      orderId: z.uuid(),
      trackingNumber: z
        .string()
        .check(
          z.regex(
            /^[A-Za-z0-9 -]{4,40}$/,
            'Please enter a tracking number of 4 to 40 letters, digits, spaces or dashes.',
          ),
        ),
      carrier: z.optional(z.enum(carriers)),
      orderNumber: line(40),
      receiptEmail: untrusted,
    }),
    response: orderHistory,
  }),

  listToShip: call({
    method: 'POST',
    path: 'orders/listToShip',
    access: 'admin',
    summary: 'The orders that wait longest to be shipped, the oldest first, and how many wait in all.',
    payload: z.object({}),
    response: z.object({ orders: z.array(order), waiting: z.number() }),
  }),

  exportOrders: call({
    method: 'POST',
    path: 'orders/exportOrders',
    access: 'admin',
    summary: 'Some hundred orders as CSV, newest first, a line for each; the first part carries the heading.',
    payload: z.object({ ...orderFilter, after: z.optional(line(200)) }),
    response: z.object({ csv: z.string(), next: z.nullable(z.string()) }),
  }),

  sendReviewInvitation: call({
    method: 'POST',
    path: 'orders/sendReviewInvitation',
    access: 'admin',
    summary: 'Invites the buyer of a shipped order to review what they bought.',
    payload: z.object({ order: orderRef }),
    response: orderHistory,
  }),

  trackOrder: call({
    method: 'POST',
    path: 'orders/trackOrder',
    access: 'anyone',
    limit: 'trackOrder',
    summary: 'Finds an order by its number and the e-mail address it was ordered with; answers the key that opens it.',
    payload: z.object({ orderNumber: z._default(line(40), ''), email: z._default(emailText, '') }),
    response: z.object({ orderNumber: z.string(), key: z.string(), message: z.string() }),
  }),

  trackedOrder: call({
    method: 'POST',
    path: 'orders/trackedOrder',
    access: 'anyone',
    limit: 'browse',
    summary: 'An order as whoever holds its key may follow it: whole by the link of a mail, else without the address.',
    payload: orderKey,
    response: z.object({ order: trackedOrder, message: z.string() }),
  }),

  cancelTrackedOrder: call({
    method: 'PUT',
    path: 'orders/cancelTrackedOrder',
    access: 'anyone',
    limit: 'browse',
    summary: 'Cancels an order still in processing for whoever holds its key, and refunds it.',
    payload: orderKey,
    response: z.object({ order: trackedOrder, message: z.string() }),
  }),
}

export const resendReceipt = call({
  method: 'POST',
  path: 'payment/resendReceiptEmail',
  access: 'admin',
  summary: 'Sends the receipt of an order again.',
  payload: z.object({ cusrtomerOrder: orderRef }),
  response: z.object({ message: z.string() }),
})
