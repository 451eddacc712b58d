import * as z from 'zod/mini'
import { amount } from '../amount.ts'
import { call } from '../call.ts'
import { line } from '../typed-text.ts'
import { cartItemRef } from './cart-item.ts'
import { limitPerItem } from './limit-per-item.ts'

/** A line of the cart as the browser keeps it; prices in it are for show and looked up again before paying. */
export const cartLine = z.extend(cartItemRef, {
  quantity: z.int().check(z.minimum(1), z.maximum(limitPerItem)),
  price: amount,
  image: z.string().check(z.maxLength(300)),
  name: line(200),
  path: z.string().check(z.maxLength(300)),
  priceId: z.nullable(z.string().check(z.maxLength(100))),
  productUrl: z.string().check(z.maxLength(500)),
})

/** What the shop says today about a line of somebody's cart. */
export const checkedLine = z.extend(cartItemRef, {
  state: z.enum(['ok', 'sold-out', 'gone', 'too-many']),
  price: z.nullable(amount),
  /** How many can be had where fewer than 100 are left. */
  left: z.nullable(z.number()),
})

export const calls = {
  checkCart: call({
    method: 'POST',
    path: 'cart/checkCart',
    access: 'anyone',
    limit: 'browse',
    summary: 'Prices and stock of the lines of a cart as they are now.',
    payload: z.object({
      products: z
        .array(z.extend(cartItemRef, { quantity: z.int().check(z.minimum(1), z.maximum(limitPerItem)) }))
        .check(z.maxLength(100)),
    }),
    response: z.object({ lines: z.array(checkedLine) }),
  }),
}
