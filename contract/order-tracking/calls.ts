import * as z from 'zod/mini'
import { call } from '../call.ts'
import { arrival } from '../orders/arrival.ts'
import { trackedOrder } from '../orders/order.ts'
import { emailText, line } from '../typed-text.ts'

/** Opens an order on the tracking page: its number and our signature of it. */
const orderKey = z.object({ orderNumber: line(40), key: line(100) })

export const calls = {
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
    summary:
      'An order for tracking, by its key: complete with the key of an emailed link, else without address, payment and codes.',
    payload: orderKey,
    response: z.object({ order: trackedOrder, message: z.string() }),
  }),

  renewTrackingLink: call({
    method: 'POST',
    path: 'orders/renewTrackingLink',
    access: 'anyone',
    limit: 'trackOrder',
    summary: 'Emails a new tracking link to the address of an order, at most once a day, for a key that has expired.',
    payload: orderKey,
    response: z.object({ message: z.string() }),
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

  confirmTrackedDelivery: call({
    method: 'PUT',
    path: 'orders/confirmTrackedDelivery',
    access: 'anyone',
    limit: 'browse',
    summary:
      'Stores the day on which a shipped order arrived, by the key of an emailed link; corrects it to an earlier one while its return window is open.',
    payload: z.extend(orderKey, arrival),
    response: z.object({ order: trackedOrder, message: z.string() }),
  }),
}
