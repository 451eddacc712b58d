import { toAmount } from '#contract/money.ts'
import type { OrderDiscountRow } from '../order-emails/order-email-fields.ts'

/** A discount of an order as calls have it. */
export function showDiscount({ title, code, kind, amountCents }: OrderDiscountRow) {
  return { title, code, kind, amount: toAmount(amountCents) }
}
