import * as z from 'zod/mini'
import { amount } from '../amount.ts'
import { call } from '../call.ts'
import { cartItemRef } from '../cart/cart-item.ts'
import { limitPerItem } from '../cart/limit-per-item.ts'
import { line } from '../typed-text.ts'
import { cartDiscounts, enteredCodes } from './cart-discounts.ts'

export const calls = {
  quoteCart: call({
    method: 'POST',
    path: 'discounts/quoteCart',
    access: 'anyone',
    limit: 'discountCode',
    summary: 'The discounts that a cart gets, with its codes and automatically, and why a code is not used.',
    payload: z.object({
      products: z
        .array(z.extend(cartItemRef, { quantity: z.int().check(z.minimum(1), z.maximum(limitPerItem)) }))
        .check(z.maxLength(100)),
      ...enteredCodes,
      /** The code of the country that the shopper chose where shipping depends on it. */
      country: z.optional(line(2).check(z.meta({ examples: ['US'] }))),
    }),
    response: z.extend(cartDiscounts, {
      /** What is taken off each of the products, in their order. */
      lines: z.array(z.object({ discount: amount })),
    }),
  }),
}
