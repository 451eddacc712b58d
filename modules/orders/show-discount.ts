import { toAmount } from '#contract/money.ts'
import type { OrderDiscountRow } from '../order-emails/order-email-fields.ts'
import { codeFor, type OrderReader } from './order-reader.ts'

/** A discount of an order as calls have it, with its code as far as this reader may see it. */
export function showDiscount({ title, kind, amountCents, ...used }: OrderDiscountRow, reader: OrderReader) {
  return { title, code: codeFor(reader, used), kind, amount: toAmount(amountCents) }
}
