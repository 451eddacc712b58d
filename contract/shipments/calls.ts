import * as z from 'zod/mini'
import { apiShipmentsMessages } from '#messages/en-US/api/shipments.ts'
import { call } from '../call.ts'
import { order, orderHistory } from '../orders/order.ts'
import { line } from '../typed-text.ts'
import { carriers } from './carriers.ts'
import { trackingNumberFormat } from './tracking-number.ts'

const untrusted = z.optional(z.unknown())

export const calls = {
  markOrderAsShipped: call({
    method: 'PUT',
    path: 'orders/markOrderAsShipped',
    access: 'admin',
    summary: 'Ships an order that is still processing and emails the buyer.',
    payload: z.object({
      orderId: z.uuid(),
      trackingNumber: z
        .string()
        .check(z.regex(trackingNumberFormat, { error: () => apiShipmentsMessages.invalidTrackingNumber })),
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
    summary: 'The oldest unshipped orders, and the number of all of them.',
    payload: z.object({}),
    response: z.object({ orders: z.array(order), waiting: z.number() }),
  }),
}
