import * as z from 'zod/mini'
import { amount } from '../amount.ts'
import { fulfillments, orderStatuses } from '../orders/order.ts'
import { deliveryOptions } from '../shipping/zone-shape.ts'

/** The orders in which staff list orders. */
export const orderSorts = ['newest', 'oldest', 'total-desc', 'total-asc', 'customer-asc', 'customer-desc'] as const
export type OrderSort = (typeof orderSorts)[number]

/** How the payment of an order is; what went wrong with it counts before the rest. */
const paymentStates = ['paid', 'partly-refunded', 'refunded', 'refund-pending', 'refund-failed', 'disputed'] as const
export type PaymentState = (typeof paymentStates)[number]

/** Which payments a list of orders shows; open refunds are pending or have failed. */
export const paymentFilters = ['refunded', 'refund-open', 'disputed'] as const
export type PaymentFilter = (typeof paymentFilters)[number]

/** Of how many orders the papers are printed in one document. */
export const maxPrinted = 100

/** An order in the list of staff. */
export const orderRow = z.object({
  _id: z.uuid(),
  orderNumber: z.string(),
  createdAt: z.string(),
  /** The name of the recipient. */
  customer: z.string(),
  email: z.string(),
  /** How many were ordered and not removed since. */
  units: z.number(),
  grandTotal: amount,
  payment: z.enum(paymentStates),
  status: z.enum(orderStatuses),
  fulfillment: z.enum(fulfillments),
  delivery: z.enum(deliveryOptions),
  tags: z.array(z.string()),
})
export type OrderRow = z.infer<typeof orderRow>
