import * as z from 'zod/mini'
import { amount } from '../amount.ts'
import { call } from '../call.ts'
import { line } from '../typed-text.ts'
import { cartItemRef } from './cart-item.ts'
import { limitPerItem } from './limit-per-item.ts'

/** A cart line as the browser stores it. Its price is for display only: checkout looks prices up again. */
export const cartLine = z.extend(cartItemRef, {
  quantity: z.int().check(z.minimum(1), z.maximum(limitPerItem)),
  price: amount,
  image: z.string().check(z.maxLength(300)),
  name: line(200),
  path: z.string().check(z.maxLength(300)),
  priceId: z.nullable(z.string().check(z.maxLength(100))),
  productUrl: z.string().check(z.maxLength(500)),
  /** The size with its system or unit, as "US 6 (EU 38)"; null where it is just the size. */
  sizeLabel: z._default(z.nullable(line(100)), null),
})

/** The current state of a cart line. */
export const checkedLine = z.extend(cartItemRef, {
  state: z.enum(['ok', 'sold-out', 'gone', 'too-many']),
  price: z.nullable(amount),
  /** Units in stock if fewer than 100. */
  left: z.nullable(z.number()),
})

export const calls = {
  checkCart: call({
    method: 'POST',
    path: 'cart/checkCart',
    access: 'anyone',
    limit: 'browse',
    summary: 'The current prices and stock of the lines of a cart.',
    payload: z.object({
      products: z
        .array(z.extend(cartItemRef, { quantity: z.int().check(z.minimum(1), z.maximum(limitPerItem)) }))
        .check(z.maxLength(100)),
    }),
    response: z.object({ lines: z.array(checkedLine) }),
  }),
}
