import * as z from 'zod/mini'
import { apiOrdersMessages } from '#messages/en-US/api/orders.ts'
import { call } from '../call.ts'
import { maxPrinted } from '../order-table/order-row.ts'
import { line, paragraphs } from '../typed-text.ts'
import { arrival } from './arrival.ts'
import { order, orderHistory } from './order.ts'
import { orderFilter } from './order-filter.ts'
import { maxTags, tagLength } from './tags.ts'

const untrusted = z.optional(z.unknown())

const someTags = z.array(line(tagLength)).check(z.maxLength(maxTags))

export const calls = {
  ordersHistory: call({
    method: 'POST',
    path: 'orders/ordersHistory',
    access: 'customer',
    shows: { data: 'orders', to: 'support' },
    summary: "The caller's orders, newest first; for an admin all orders.",
    payload: z.object({
      ...orderFilter,
      after: z.optional(line(200)),
      limit: z._default(z.int().check(z.minimum(1), z.maximum(100)), 100),
    }),
    response: z.extend(orderHistory, { next: z.nullable(z.string()) }),
  }),

  findOrders: call({
    method: 'POST',
    path: 'orders/findOrders',
    access: 'support',
    shows: { data: 'orders' },
    summary: 'Orders by their numbers, in that order; those that do not exist are omitted.',
    payload: z.object({ orderNumbers: z.array(line(40)).check(z.minLength(1), z.maxLength(maxPrinted)) }),
    response: z.object({ orders: z.array(order) }),
  }),

  findOrder: call({
    method: 'POST',
    path: 'orders/findOrder',
    access: 'customer',
    shows: { data: 'orders', of: 'orderNumber', to: 'support' },
    limit: 'browse',
    summary: "An order by its number: one of the caller's, or for an admin any.",
    payload: z.object({ orderNumber: line(40) }),
    response: z.object({ order, message: z.string() }),
  }),

  cancelOrder: call({
    method: 'PUT',
    path: 'orders/cancelOrder',
    access: 'customer',
    shows: { data: 'orders', to: 'support' },
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

  addOrderNote: call({
    method: 'POST',
    path: 'orders/addOrderNote',
    access: 'support',
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
    access: 'support',
    summary: 'Replaces the tags of an order, which only staff see.',
    payload: z.object({ orderId: z.uuid(), tags: someTags }),
    response: z.object({ tags: z.array(z.string()), message: z.string() }),
  }),

  tagOrder: call({
    method: 'PUT',
    path: 'orders/tagOrder',
    access: 'support',
    summary: 'Removes tags of an order and adds others at their end; the rest of its tags stay.',
    payload: z.object({
      orderId: z.uuid(),
      add: z._default(someTags, []),
      remove: z._default(someTags, []),
      /** All its tags as last read: with other ones it is refused with 409. */
      seen: z.optional(someTags),
    }),
    response: z.object({
      /** All its tags before, and now. */
      before: z.array(z.string()),
      tags: z.array(z.string()),
      message: z.string(),
    }),
  }),

  confirmDelivery: call({
    method: 'PUT',
    path: 'orders/confirmDelivery',
    access: 'customer',
    limit: 'browse',
    summary:
      'Stores the day on which a shipped order of the caller arrived; corrects it to an earlier one while its return window is open.',
    payload: z.object({ orderNumber: line(40), ...arrival }),
    response: z.object({ order, message: z.string() }),
  }),
}
