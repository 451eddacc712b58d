import type { OpenCardPage } from '#app/state/stored-schemas.ts'
import type { Cart } from '#contract/cart/cart.ts'
import { checkoutMinutes } from '#contract/checkout/checkout-minutes.ts'
import type { OrderNotes } from '#contract/orders/order-notes.ts'

/** A key nearly as old as the card page's lifetime is not used again. */
const maxKeyAgeMs = (checkoutMinutes - 10) * 60_000

interface Terms {
  userId: string | null
  place?: string | undefined
  discounts: unknown
  notes: OrderNotes
}

/** A fingerprint of what a card page is opened for: buyer, place, discounts, notes, and the lines with quantities and prices. */
export function basketOf(cart: Cart, { userId, place, discounts, notes }: Terms): string {
  return JSON.stringify([
    userId,
    place ?? null,
    discounts,
    notes,
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
 * The attempt to open a card page: the previous one while the basket is unchanged and its page has not expired, so that
 * pressing again or returning opens the same page; else a new one with its own key.
 */
export function nextAttempt(before: OpenCardPage | null, basket: string, now: number): OpenCardPage {
  const age = before ? now - before.startedAt : Number.POSITIVE_INFINITY
  if (before && before.basket === basket && age >= 0 && age < maxKeyAgeMs) return before
  return { url: '', key: newKey(), basket, startedAt: now }
}

/** Whether the card page of an attempt has ended, together with the reservation of its items. */
export function isExpired({ startedAt }: OpenCardPage, now: number): boolean {
  return now - startedAt >= checkoutMinutes * 60_000
}

/** A key that names an attempt, so that sending it twice orders once. */
// `randomUUID` is missing on plain http.
export function newKey(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
