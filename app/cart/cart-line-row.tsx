import { useState } from 'react'
import { Link } from 'react-router'
import { Image } from '#app/media/image.tsx'
import { restoredItem } from '#app/state/cart-store.ts'
import { useCart } from '#app/state/use-cart.ts'
import { Button } from '#app/ui/button.tsx'
import { Stepper } from '#app/ui/form/stepper.tsx'
import type { CartLine } from '#contract/cart/cart.ts'
import { limitPerItem } from '#contract/cart/limit-per-item.ts'
import { formatCents, toCents } from '#contract/money.ts'
import { addToCartMessages } from '#messages/en-US/add-to-cart.ts'
import { cartMessages } from '#messages/en-US/cart.ts'
import { discountsMessages } from '#messages/en-US/discounts.ts'
import { applyLineNote } from './apply-line-note.ts'
import type { LineNote } from './line-notes.ts'
import { variantWords } from './variant-words.ts'

interface CartLineRowProps {
  line: CartLine
  note: LineNote | null
  /** What discounts take off the line. */
  discount: number
  /** Narrower layout for the cart drawer. */
  isNarrow: boolean
  /** True for a line that was just restored: it takes the focus. */
  isBack: boolean
}

const narrow = {
  row: 'grid-cols-[min(6rem,28vw)_minmax(0,1fr)] gap-x-4 gap-y-3 max-[16rem]:grid-cols-1',
  facts: 'flex flex-col gap-3',
  sums: 'flex flex-wrap items-center justify-between gap-x-3 gap-y-1',
  sum: '',
  removing: '',
}
const wide: typeof narrow = {
  row: 'grid-cols-[min(6rem,28vw)_minmax(0,1fr)] gap-x-4 gap-y-3 max-[16rem]:grid-cols-1 md:grid-cols-[8rem_1fr] md:gap-x-8',
  facts: 'flex flex-col gap-3 md:grid md:grid-cols-[1fr_auto_6rem] md:content-start md:items-start md:gap-x-8',
  sums: 'flex flex-wrap items-center justify-between gap-x-3 gap-y-1 md:contents',
  sum: 'md:py-3 md:text-right',
  removing: 'md:col-span-3',
}

/** One cart line: product, unit price, quantity and line total. */
export function CartLineRow({ line, note, discount, isNarrow, isBack }: CartLineRowProps) {
  const { setQuantity, remove } = useCart()
  const { name, price, quantity, productUrl, image } = line
  const [isLimited, setLimited] = useState(false)
  const look = isNarrow ? narrow : wide
  const words = variantWords(line)
  const fullName = [name, words].filter(Boolean).join(', ')

  return (
    <li className="border-b border-line py-5">
      <div className={`grid ${look.row}`}>
        <Link to={productUrl} tabIndex={-1} aria-hidden className="self-start max-[16rem]:w-24">
          {image ? (
            <Image image={{ src: image, alt: '', tint: 'var(--color-linen)' }} sizes="128px" isDecorative />
          ) : (
            <span className="block aspect-product bg-linen" />
          )}
        </Link>
        <div className={look.facts}>
          <div>
            <Link to={productUrl} className="font-medium wrap-anywhere hover:text-accent">
              {name}
            </Link>
            {words && <p className="text-small text-ink-soft">{words}</p>}
            <p className="text-small tabular-nums">{cartMessages.each(formatCents(toCents(price)))}</p>
            {discount > 0 && (
              <p className="text-small text-accent tabular-nums">
                {discountsMessages.onLine(formatCents(toCents(discount)))}
              </p>
            )}
          </div>
          <div className={look.sums}>
            <Stepper
              value={quantity}
              label={cartMessages.quantityOf(fullName)}
              onChange={(wanted) => {
                setLimited(wanted > limitPerItem)
                void setQuantity(line, wanted)
              }}
            />
            <p className={`font-medium tabular-nums ${look.sum}`}>{formatCents(toCents(price) * quantity)}</p>
          </div>
          {isLimited && <p className={`text-small text-accent ${look.removing}`}>{addToCartMessages.limitPerItem}</p>}
          <p className={look.removing}>
            <button
              ref={isBack ? takeFocus : undefined}
              type="button"
              className="link target text-small"
              onClick={() => remove(line)}
            >
              {cartMessages.remove}
              <span className="sr-only"> {fullName}</span>
            </button>
          </p>
        </div>
      </div>
      {note && <Note line={line} note={note} />}
    </li>
  )
}

function Note({ line, note }: { line: CartLine; note: LineNote }) {
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-l-2 border-accent bg-linen py-2 pl-4 pr-2">
      <p>{note.sentence}</p>
      <Button variant="secondary" className="min-h-11 px-4 text-small" onClick={() => applyLineNote(line, note)}>
        {note.mend}
      </Button>
    </div>
  )
}

function takeFocus(button: HTMLButtonElement | null) {
  if (!button) return
  button.focus()
  restoredItem.set(null)
}
