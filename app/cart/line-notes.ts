import type * as z from 'zod/mini'
import type { checkedLine } from '#contract/cart/calls.ts'
import { type CartLine, sameItem } from '#contract/cart/cart.ts'
import { formatCents, toCents } from '#contract/money.ts'

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
  if (state === 'gone') return { sentence: 'We do not sell this any more.', mend: 'Remove', how: { remove: true } }
  if (state === 'sold-out' || left === 0) {
    return { sentence: `Sold out${chosenWords(line)}.`, mend: 'Remove', how: { remove: true } }
  }
  if (left !== null && line.quantity > left) {
    return { sentence: `Only ${left} left.`, mend: `Take ${left}`, how: { quantity: left } }
  }
  if (price !== null && toCents(price) !== toCents(line.price)) {
    const [before, now] = [formatCents(toCents(line.price)), formatCents(toCents(price))]
    return { sentence: `The price changed from ${before} to ${now}.`, mend: `Take it for ${now}`, how: { price } }
  }
  return null
}

function chosenWords({ selectedColor, selectedSize }: CartLine): string {
  if (selectedColor === null && selectedSize === null) return ''
  if (selectedSize === null) return ' in this color'
  return selectedColor === null ? ' in this size' : ' in this color and size'
}
