import { type SubmitEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Image } from '#app/media/image.tsx'
import { priceOf } from '#app/products/price-of.ts'
import { isSoldOut } from '#app/products/variant-choice.ts'
import { Button } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { Price } from '#app/ui/price.tsx'
import type { Look, LookItem } from '#contract/looks/calls.ts'
import { formatCents, toCents } from '#contract/money.ts'
import type { Size } from '#contract/products/size.ts'
import { looksMessages } from '#messages/en-US/looks.ts'
import { addLook, needsSize, type Sizes, sellable } from './add-look.ts'
import { itemAddress } from './item-address.ts'

/** The products of a look, each with its size where it has some, and the button that adds them all. */
export function LookItems({ look }: { look: Look }) {
  const [sizes, setSizes] = useState<Sizes>({})
  const [isAsked, setAsked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const left = sellable(look.items)
  const priceIn = ({ product, color }: LookItem) => priceOf(product, { color, size: sizes[product._id] ?? null }).price
  const total = left.reduce((sum, item) => sum + toCents(priceIn(item)), 0)

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    const missing = left.find((item) => needsSize(item, sizes))
    setAsked(true)
    if (missing) form.current?.querySelector<HTMLSelectElement>(`[name="size-${missing.product._id}"]`)?.focus()
    else await addLook(left, sizes)
  }

  return (
    <form ref={form} onSubmit={submit} noValidate>
      <ol aria-label={looksMessages.itemsOf(look.title)} className="divide-y divide-line border-y border-line">
        {look.items.map((item, at) => (
          <LookLine
            key={item.product._id}
            item={item}
            number={at + 1}
            size={sizes[item.product._id] ?? null}
            error={isAsked && left.includes(item) && needsSize(item, sizes) ? looksMessages.sizeMissing : null}
            onSize={(size) => setSizes(withSize(sizes, item.product._id, size))}
          />
        ))}
      </ol>
      {left.length === 0 ? (
        <p className="mt-6">{looksMessages.allSoldOut}</p>
      ) : (
        <Button type="submit" className="mt-6 w-full noscript:hidden">
          {looksMessages.addAll(left.length, formatCents(total))}
        </Button>
      )}
    </form>
  )
}

interface LookLineProps {
  item: LookItem
  number: number
  size: Size | null
  error: string | null
  onSize: (size: Size | null) => void
}

function LookLine({ item, number, size, error, onSize }: LookLineProps) {
  const { product, color, sizeLabels } = item
  const shown = product.colorVariant.find((each) => each.color === color)
  const isGone = isSoldOut(product, { color, size: null })
  return (
    <li className="grid grid-cols-[auto_5rem_1fr] gap-x-4 py-4">
      <span aria-hidden className="w-5 text-ink-soft tabular-nums">
        {number}
      </span>
      <Image image={shown?.image ?? product.mainImage} sizes="80px" isDecorative />
      <div>
        <p className="font-medium">
          <Link to={itemAddress(item)} className="link-quiet">
            {product.name}
          </Link>
        </p>
        {color && <p className="text-small text-ink-soft">{looksMessages.color(color)}</p>}
        <Price {...priceOf(product, { color, size })} className="text-small" />
        {isGone && <p className="text-small text-accent">{looksMessages.soldOut}</p>}
        {!isGone && product.sizeVariant.length > 0 && (
          <SelectField
            label={looksMessages.size}
            name={`size-${product._id}`}
            className="mt-3 max-w-56 noscript:hidden"
            placeholder={looksMessages.chooseSize}
            value={size ?? ''}
            error={error}
            onChange={({ currentTarget: { value } }) =>
              onSize(product.sizeVariant.find((each) => String(each.size) === value)?.size ?? null)
            }
            options={product.sizeVariant.map(({ size: each }, at) => {
              const disabled = isSoldOut(product, { color, size: each })
              const name = sizeLabels[at] ?? String(each)
              return { value: String(each), label: disabled ? looksMessages.sizeSoldOut(name) : name, disabled }
            })}
          />
        )}
      </div>
    </li>
  )
}

function withSize(sizes: Sizes, productId: string, size: Size | null): Sizes {
  const { [productId]: _, ...others } = sizes
  return size === null ? others : { ...others, [productId]: size }
}
