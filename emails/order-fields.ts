import * as z from 'zod/mini'
import { address } from '#contract/orders/order.ts'

/** A line as an email shows it; `image` is a place in the shop or a whole address, amounts are whole cents. */
export const goods = z.object({
  name: z.string(),
  image: z.string(),
  color: z.nullable(z.string()),
  size: z.nullable(z.number()),
  quantity: z.number(),
  unitPriceCents: z.number(),
})
export type Goods = z.infer<typeof goods>

/** What the emails about an order are told of it. Amounts are whole cents, times ISO 8601. */
export const orderFields = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  orderedAt: z.string(),
  customerName: z.string(),
  lines: z.array(goods),
  subtotalCents: z.number(),
  shippingCents: z.number(),
  taxCents: z.number(),
  totalCents: z.number(),
  shippingOption: z.enum(['standard', 'express']),
  address,
  cardBrand: z.string(),
  cardLast4: z.string(),
  /** Where the whole order can be seen: the signed place of its confirmation. */
  place: z.string(),
  /** Where the order can be followed and, while in processing, canceled; emails from before lead to the form. */
  trackingPath: z._default(z.string(), '/track-order'),
})
export type OrderFields = z.infer<typeof orderFields>
