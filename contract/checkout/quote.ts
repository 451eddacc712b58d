import * as z from 'zod/mini'
import { amount } from '../amount.ts'
import { orderDiscount } from '../discounts/order-discount.ts'
import { arrivalDays } from '../shipping/arrival-days.ts'

/** What an order comes to, where the shop itself asks for the address. Amounts are in the shop's currency. */
export const quote = z.object({
  /** Of the items, before discounts. */
  subTotal: amount,
  discounts: z.array(orderDiscount),
  /** The methods for the country, with their prices; `arrival` is null where the days are not known. */
  shipping: z.array(
    z.object({ option: z.string(), label: z.string(), price: amount, arrival: z.nullable(arrivalDays) }),
  ),
  /** The chosen one of them, or else the first. */
  option: z.string(),
  shippingFee: amount,
  totalTax: amount,
  /** The VAT that the total includes, and its rate in thousandths of a percent. */
  includedTax: amount,
  includedTaxRate: z.number(),
  grandTotal: amount,
})
export type Quote = z.infer<typeof quote>
