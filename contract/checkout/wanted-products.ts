import * as z from 'zod/mini'
import { addToCartMessages } from '#messages/en-US/add-to-cart.ts'
import { apiCheckoutMessages } from '#messages/en-US/api/checkout.ts'
import { cartMessages } from '#messages/en-US/cart.ts'
import { cartItemRef } from '../cart/cart-item.ts'
import { limitPerItem } from '../cart/limit-per-item.ts'
import { line } from '../typed-text.ts'

/** A cart line at checkout. Names and images are looked up; the price is only compared. */
const wantedLine = z.extend(cartItemRef, {
  quantity: z
    .int()
    .check(
      z.minimum(1, { error: () => apiCheckoutMessages.quantityMissing }),
      z.maximum(limitPerItem, { error: () => addToCartMessages.limitPerItem }),
    ),
})
export type CheckoutItem = z.infer<typeof wantedLine>

/** The lines of a cart that is checked out. */
export const products = z.array(wantedLine).check(z.minLength(1, { error: () => cartMessages.empty }), z.maxLength(100))
/** The code of a country. */
export const country = line(2).check(z.meta({ examples: ['US'] }))
/** The pickup point that the shopper chose; without one it is shipped. */
export const pickup = z.optional(z.uuid())
