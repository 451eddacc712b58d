import * as z from 'zod/mini'
import { apiShipmentsMessages } from '#messages/en-US/api/shipments.ts'
import { call } from '../call.ts'
import { order, orderHistory } from '../orders/order.ts'
import { carrier } from '../shipping/carrier.ts'
import { line } from '../typed-text.ts'
import { trackingNumberFormat } from './tracking-number.ts'

const untrusted = z.optional(z.unknown())
const maxLines = 200

const trackingNumber = z
  .string()
  .check(z.regex(trackingNumberFormat, { error: () => apiShipmentsMessages.invalidTrackingNumber }))

const tracking = {
  /** The name of one that is on; null for a package without tracking. */
  carrier: z.nullable(line(40)),
  /** Null where there is none. */
  trackingNumber: z.nullable(trackingNumber),
  /** Whether a number that does not look like those of the carrier is taken anyway. */
  acceptsAnyNumber: z._default(z.boolean(), false),
  /** Whether the buyer gets an email. */
  isEmailed: z._default(z.boolean(), true),
}

const message = z.string()

export const calls = {
  markOrderAsShipped: call({
    method: 'PUT',
    path: 'orders/markOrderAsShipped',
    access: 'support',
    summary: 'Ships what is left of an order in processing and emails the buyer.',
    payload: z.object({
      orderId: z.uuid(),
      trackingNumber,
      /** The name of one that is on; the default without it. */
      carrier: z.optional(line(40)),
      orderNumber: line(40),
      receiptEmail: untrusted,
    }),
    response: orderHistory,
  }),

  listToShip: call({
    method: 'POST',
    path: 'orders/listToShip',
    access: 'support',
    shows: { data: 'orders' },
    summary: 'The oldest orders with units to ship, the number of all of them, and the carriers.',
    payload: z.object({}),
    response: z.object({ orders: z.array(order), waiting: z.number(), carriers: z.array(carrier) }),
  }),

  addShipment: call({
    method: 'POST',
    path: 'shipments/addShipment',
    access: 'support',
    summary: 'Ships units of an order in processing as one package.',
    payload: z.object({
      orderId: z.uuid(),
      lines: z
        .array(z.object({ lineId: z.uuid(), quantity: z.int().check(z.minimum(1), z.maximum(100_000)) }))
        .check(z.maxLength(maxLines)),
      ...tracking,
    }),
    response: z.object({ message }),
  }),

  correctTracking: call({
    method: 'PUT',
    path: 'shipments/correctTracking',
    access: 'support',
    summary: 'Adds or corrects the carrier and the tracking number of a package that has shipped.',
    payload: z.object({ shipmentId: z.uuid(), ...tracking }),
    response: z.object({ message }),
  }),

  markDelivered: call({
    method: 'PUT',
    path: 'shipments/markDelivered',
    access: 'support',
    summary: 'Stores the day on which a package arrived.',
    payload: z.object({ shipmentId: z.uuid(), deliveredOn: z.iso.date() }),
    response: z.object({ message }),
  }),
}
