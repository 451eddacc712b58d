import { useCart } from '#app/state/use-cart.ts'
import { useShared } from '#app/state/use-stored-value.ts'
import type { CartLine } from '#contract/cart/cart.ts'
import { checkedLines } from './checked-lines.ts'
import { type CheckedLine, type LineNote, noteOn } from './line-notes.ts'

const noneChecked: readonly CheckedLine[] = []

/** The notes on cart lines from the latest check. */
export function useCartNotes(): { noteOf: (line: CartLine) => LineNote | null; isMended: boolean } {
  const { cart } = useCart()
  const checked = useShared(checkedLines, noneChecked)
  return { noteOf: (line) => noteOn(line, checked), isMended: cart.every((line) => noteOn(line, checked) === null) }
}
