import * as z from 'zod/mini'
import { orderFields, orderItem } from './order-fields.ts'

/** The data of emails about an order that awaits its payment. Amounts are whole cents, times ISO 8601. */
export const pendingFields = z.object({
  orderNumber: z.string(),
  /** Empty where the buyer is greeted without a name. */
  customerName: z.string(),
  lines: z.array(orderItem),
  subtotalCents: z.number(),
  discounts: orderFields.shape.discounts,
  shippingCents: z.number(),
  taxCents: z.number(),
  /** The VAT that the total includes, and its rate in thousandths of a percent. */
  includedTaxCents: z.number(),
  includedTaxRate: z.number(),
  totalCents: z.number(),
  /** When its items are released; null while a bank decides. */
  dueAt: z.nullable(z.string()),
})
