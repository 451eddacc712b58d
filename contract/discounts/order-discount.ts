import * as z from 'zod/mini'
import { amount } from '../amount.ts'
import { discountKinds } from './discount-kinds.ts'

/** A discount of an order, as it was called when the order was placed. */
export const orderDiscount = z.object({
  title: z.string(),
  /** Null for automatic ones, and where it is hidden; of a code of one customer, support sees the last four characters. */
  code: z.nullable(z.string()),
  kind: z.enum(discountKinds),
  /** Taken off the items, or off shipping for free shipping. */
  amount,
})
