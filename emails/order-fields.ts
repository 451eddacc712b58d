import * as z from 'zod/mini'
import { discountKinds } from '#contract/discounts/discount-kinds.ts'
import { address } from '#contract/orders/order.ts'
import { orderNotes } from '#contract/orders/order-notes.ts'
import { sizeShape } from '#contract/products/size-shape.ts'
import { arrivalDays } from '#contract/shipping/arrival-days.ts'
import { orderPickup } from '#contract/shipping/pickup-point.ts'
import { deliveryOptions } from '#contract/shipping/zone-shape.ts'

/** An item in an email; `image` is a path in the shop or a URL, amounts are whole cents. */
export const orderItem = z.object({
  name: z.string(),
  image: z.string(),
  color: z.nullable(z.string()),
  size: z.nullable(sizeShape),
  quantity: z.number(),
  unitPriceCents: z.number(),
})
export type OrderItem = z.infer<typeof orderItem>

/** The data of emails about an order. Amounts are whole cents, times ISO 8601. */
export const orderFields = z.object({
  orderId: z.string(),
  orderNumber: z.string(),
  orderedAt: z.string(),
  customerName: z.string(),
  lines: z.array(orderItem),
  subtotalCents: z.number(),
  /** What discounts took off the items; free shipping is only named. */
  discounts: z._default(
    z.array(
      z.object({
        title: z.string(),
        code: z.nullable(z.string()),
        kind: z.enum(discountKinds),
        amountCents: z.number(),
      }),
    ),
    [],
  ),
  shippingCents: z.number(),
  taxCents: z.number(),
  totalCents: z.number(),
  /** The VAT that the total includes, and its rate in thousandths of a percent. */
  includedTaxCents: z._default(z.number(), 0),
  includedTaxRate: z._default(z.number(), 0),
  shippingOption: z.enum(deliveryOptions),
  /** Where it is picked up; null for what is shipped. */
  pickup: z._default(z.nullable(orderPickup), null),
  /** The days of arrival promised at checkout, and those estimated when it was shipped; null where they are not known. */
  promised: z._default(z.nullable(arrivalDays), null),
  expected: z._default(z.nullable(arrivalDays), null),
  address,
  ...orderNotes,
  cardBrand: z.string(),
  cardLast4: z.string(),
  /** The signed path of the order confirmation. */
  place: z.string(),
  /** The tracking page, where the order can be canceled while in processing; older emails link to the form. */
  trackingPath: z._default(z.string(), '/track-order'),
})
export type OrderFields = z.infer<typeof orderFields>
