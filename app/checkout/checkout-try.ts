import type { OpenCardPage } from '#app/state/stored-schemas.ts'
import type { Cart } from '#contract/cart/cart.ts'
import { checkoutMinutes } from '#contract/checkout/checkout-minutes.ts'

/** A card page is not asked for again with a key that is nearly as old as the page lives. */
const keyLivesMs = (checkoutMinutes - 10) * 60_000

/** What a card page is opened for, as a text: who pays, what, how much of it, and at which price. */
export function basketOf(cart: Cart, userId: string | null): string {
  return JSON.stringify([
    userId,
    ...cart.map(({ productId, selectedColor, selectedSize, quantity, price }) => [
      productId,
      selectedColor,
      selectedSize,
      quantity,
      price,
    ]),
  ])
}

/**
 * The try to open a card page: the one before while the basket is the same and its page still lives, so that pressing
 * again or coming back opens the same page; else a new one with a key of its own.
 */
export function nextTry(before: OpenCardPage | null, basket: string, now: number): OpenCardPage {
  const age = before ? now - before.startedAt : Number.POSITIVE_INFINITY
  if (before && before.basket === basket && age >= 0 && age < keyLivesMs) return before
  return { url: '', key: newKey(), basket, startedAt: now }
}

// `randomUUID` is missing where the shop is reached over plain http.
function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
