import { shownQuote } from '#app/discounts/cart-quote.ts'
import { type RemovedLine, removedLines, restoredItem } from '#app/state/cart-store.ts'
import { useCart } from '#app/state/use-cart.ts'
import { useShared } from '#app/state/use-stored-value.ts'
import { type CartLine, sameItem } from '#contract/cart/cart.ts'
import { CartLineRow } from './cart-line-row.tsx'
import { RemovedRow } from './removed-row.tsx'
import { useCartNotes } from './use-cart-notes.ts'

const noneRemoved: readonly RemovedLine[] = []

/** The cart lines with their notes, and "Undo" for the lines removed last. */
export function CartLines({ isNarrow = false }: { isNarrow?: boolean }) {
  const { cart } = useCart()
  const removed = useShared(removedLines, noneRemoved)
  const back = useShared(restoredItem, null)
  const { noteOf } = useCartNotes()
  const shown = useShared(shownQuote, null)
  const discountOf = (line: CartLine) => shown?.quote?.lines[cart.indexOf(line)]?.discount ?? 0
  const at = removed[0]?.at ?? 0
  const row = (line: CartLine) => (
    <CartLineRow
      key={keyOf(line)}
      line={line}
      note={noteOf(line)}
      discount={discountOf(line)}
      isNarrow={isNarrow}
      isBack={back !== null && sameItem(line, back)}
    />
  )

  return (
    <ul className={isNarrow ? '-mt-5' : 'border-t border-line'}>
      {cart.slice(0, at).map(row)}
      {removed.length > 0 && (
        <RemovedRow key={removed.map(({ line }) => keyOf(line)).join()} names={removed.map(({ line }) => line.name)} />
      )}
      {cart.slice(at).map(row)}
    </ul>
  )
}

function keyOf({ productId, selectedColor, selectedSize }: CartLine): string {
  return [productId, selectedColor, selectedSize].join('|')
}
