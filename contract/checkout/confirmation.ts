import * as z from 'zod/mini'
import { amount } from '../amount.ts'
import { orderDiscount } from '../discounts/order-discount.ts'
import { address, orderLine } from '../orders/order.ts'
import { orderNotes } from '../orders/order-notes.ts'
import { pendingMethods } from '../pending-orders/pending-order.ts'
import { bankTransferFields } from '../settings/payment-fields.ts'
import { arrivalDays } from '../shipping/arrival-days.ts'
import { orderPickup } from '../shipping/pickup-point.ts'
import { deliveryOptions } from '../shipping/zone-shape.ts'

/** The confirmation of a checkout. Amounts are in the shop's currency. */
export const confirmation = z.object({
  /**
   * `pending` until the payment provider confirms; then the other fields are empty. `awaiting` for an order that its buyer
   * or the bank still has to pay, with its items reserved.
   */
  state: z.enum(['paid', 'pending', 'awaiting']),
  message: z.string(),
  /** True when name, email and codes are masked because the viewer is not the buyer. */
  masked: z.boolean(),
  /** True for a guest in the browser that checked out, who may open an account. */
  offersAccount: z._default(z.boolean(), false),
  customer: z.object({ name: z.string(), email: z.string() }),
  productsOrdered: z.array(z.extend(z.omit(orderLine, { unitPrice: true }), { price: amount })),
  orderNumber: z.string(),
  /** For the buyer only: the key that opens the whole order on the tracking page. Null until it is paid. */
  trackingKey: z._default(z.nullable(z.string()), null),
  orderStatus: z.string(),
  /** Of the products, before discounts. */
  subTotal: amount,
  discount: z._default(amount, 0),
  discounts: z._default(z.array(orderDiscount), []),
  totalTax: amount,
  grandTotal: amount,
  /** The VAT that the total includes, and its rate in thousandths of a percent. */
  includedTax: z._default(amount, 0),
  includedTaxRate: z._default(z.number(), 0),
  shippingFee: amount,
  shippingOption: z.enum(deliveryOptions),
  /** Where it is picked up; null for what is shipped. */
  pickup: z._default(z.nullable(orderPickup), null),
  /** The days of arrival promised at checkout; null where they are not known. */
  arrival: z._default(z.nullable(arrivalDays), null),
  customerAddress: z.nullable(address),
  ...orderNotes,
  cardLast4: z.string(),
  cardType: z.string(),
  /** How an order that awaits its payment is paid; null for others. */
  awaiting: z._default(
    z.nullable(
      z.object({
        method: z.enum(pendingMethods),
        /** The day until which its items are reserved; null while a bank decides. */
        until: z.nullable(z.string()),
        /** The account to transfer to, for the buyer only. */
        account: z.nullable(z.object(bankTransferFields)),
      }),
    ),
    null,
  ),
})
export type Confirmation = z.infer<typeof confirmation>
