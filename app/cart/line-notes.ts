import type * as z from 'zod/mini'
import type { checkedLine } from '#contract/cart/calls.ts'
import { type CartLine, sameItem } from '#contract/cart/cart.ts'
import { formatCents, toCents } from '#contract/money.ts'
import { cartMessages } from '#messages/en-US/cart.ts'

export type CheckedLine = z.infer<typeof checkedLine>

/** What changed about a line, and the action that resolves it. */
export interface LineNote {
  sentence: string
  /** The button's label. */
  mend: string
  how: { remove: true } | { quantity: number } | { price: number }
}

/** Compares a line with the server's check; null when nothing changed or nothing is known. */
export function noteOn(line: CartLine, checked: readonly CheckedLine[]): LineNote | null {
  const found = checked.find((each) => sameItem(each, line))
  if (!found) return null
  const { state, left, price } = found
  if (state === 'gone') return { sentence: cartMessages.discontinued, mend: cartMessages.remove, how: { remove: true } }
  if (state === 'sold-out' || left === 0) {
    return { sentence: soldOutSentence(line), mend: cartMessages.remove, how: { remove: true } }
  }
  if (left !== null && line.quantity > left) {
    return { sentence: cartMessages.left(left), mend: cartMessages.take(left), how: { quantity: left } }
  }
  if (price !== null && toCents(price) !== toCents(line.price)) {
    const [before, now] = [formatCents(toCents(line.price)), formatCents(toCents(price))]
    return { sentence: cartMessages.priceChanged(before, now), mend: cartMessages.accept(now), how: { price } }
  }
  return null
}

function soldOutSentence({ selectedColor, selectedSize }: CartLine): string {
  if (selectedColor === null && selectedSize === null) return cartMessages.soldOut
  if (selectedSize === null) return cartMessages.soldOutColor
  return selectedColor === null ? cartMessages.soldOutSize : cartMessages.soldOutVariant
}
