import { maskedCode } from '#contract/discounts/masked-code.ts'
import type { Context } from '../context.ts'
import { may } from '../may.ts'
import type { OrderDiscountRow } from '../order-emails/order-email-fields.ts'

/** Who reads an order: anyone who knows little more than its number, its buyer, or staff by their role. */
export type OrderReader = 'stranger' | 'buyer' | 'support' | 'manager'

/** Staff by their role; a caller who is none of them is the other one. */
export function readerOf(ctx: Context, other: 'stranger' | 'buyer'): OrderReader {
  if (may(ctx, 'manager')) return 'manager'
  return may(ctx, 'support') ? 'support' : other
}

type Used = Pick<OrderDiscountRow, 'code' | 'hasOwner'>

/** How much of the code of a discount each sees; one that has an owner is worth money to anyone who knows it. */
const shownCodes: Record<OrderReader, (used: Used) => string | null> = {
  stranger: () => null,
  buyer: ({ code }) => code,
  support: ({ code, hasOwner }) => (code !== null && hasOwner ? maskedCode(code) : code),
  manager: ({ code }) => code,
}

/** The code of a discount as far as this reader may see it; null for an automatic one, and for strangers. */
export function codeFor(reader: OrderReader, used: Used): string | null {
  return shownCodes[reader](used)
}
