import * as z from 'zod/mini'
import { paymentFilters } from '../order-table/order-row.ts'
import { deliveryOptions } from '../shipping/zone-shape.ts'
import { line } from '../typed-text.ts'
import { orderChoices } from './order.ts'
import { tagLength } from './tags.ts'

/** Filters a list of orders; dates are whole days in the time zone of the shop, inclusive. */
export const orderFilter = {
  search: z.optional(line(100)),
  status: z.optional(z.enum(orderChoices)),
  from: z.optional(z.iso.date()),
  until: z.optional(z.iso.date()),
  tag: z.optional(line(tagLength)),
  payment: z.optional(z.enum(paymentFilters)),
  delivery: z.optional(z.enum(deliveryOptions)),
}
