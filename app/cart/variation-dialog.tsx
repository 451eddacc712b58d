import { type SubmitEvent, useRef, useState } from 'react'
import { Image } from '#app/media/image.tsx'
import { isSoldOut } from '#app/products/variant-choice.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { Price } from '#app/ui/price.tsx'
import type { ProductSummary } from '#contract/products/product.ts'
import { cartMessages } from '#messages/en-US/cart.ts'
import { addToCart } from './add-to-cart.ts'
import type { Choice } from './line-of.ts'

interface VariationDialogProps {
  product: ProductSummary
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The color to show while none is chosen. */
  shownColor: string | null
  /** The color chosen on the card; selected at first unless it is sold out. */
  chosenColor: string | null
}

/** Asks for size and color before adding a product to the cart. Each opening starts with what was chosen on the card. */
export function VariationDialog({ product, open, onOpenChange, ...colors }: VariationDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={cartMessages.variation} width="wide">
      <VariationForm product={product} {...colors} onAdded={() => onOpenChange(false)} />
    </Dialog>
  )
}

function VariationForm({
  product,
  shownColor,
  chosenColor,
  onAdded,
}: Pick<VariationDialogProps, 'product' | 'shownColor' | 'chosenColor'> & { onAdded: () => void }) {
  const isGone = chosenColor !== null && isSoldOut(product, { color: chosenColor, size: null })
  const [choice, setChoice] = useState<Choice>({ color: isGone ? null : chosenColor, size: null })
  const [isAsked, setAsked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const sizes = product.sizeVariant.map(({ size }) => size).toSorted((one, other) => one - other)
  const colors = product.colorVariant
  const shown = colors.find(({ color }) => color === (choice.color ?? shownColor)) ?? colors[0]

  const missing = {
    size: sizes.length > 0 && choice.size === null,
    color: colors.length > 0 && choice.color === null,
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    setAsked(true)
    form.current?.querySelector<HTMLSelectElement>(missing.size ? '[name=size]' : '[name=color]')?.focus()
    if (await addToCart(product, choice)) onAdded()
  }

  return (
    <form ref={form} onSubmit={submit} className="grid gap-8 sm:grid-cols-2">
      <Image
        image={shown?.image ?? product.mainImage}
        sizes="(min-width: 576px) 26rem, 60vw"
        className="mx-auto w-3/5 sm:w-full"
      />
      <div className="flex flex-col gap-5">
        <div>
          <p className="text-lead">{product.name}</p>
          <Price price={product.price} oldPrice={product.oldPrice} className="mt-1" />
        </div>
        {sizes.length > 0 && (
          <SelectField
            label={cartMessages.sizeLabel}
            name="size"
            placeholder={cartMessages.chooseSize}
            value={choice.size ?? ''}
            error={isAsked && missing.size ? cartMessages.sizeMissing : null}
            onChange={({ currentTarget: { value } }) =>
              setChoice({ ...choice, size: value === '' ? null : Number(value) })
            }
            options={sizes.map((size) => option(String(size), isSoldOut(product, { ...choice, size })))}
          />
        )}
        {colors.length > 0 && (
          <SelectField
            label={cartMessages.colorLabel}
            name="color"
            placeholder={cartMessages.chooseColor}
            value={choice.color ?? ''}
            error={isAsked && missing.color ? cartMessages.colorMissing : null}
            onChange={({ currentTarget: { value } }) => setChoice({ ...choice, color: value || null })}
            options={colors.map(({ color }) => option(color, isSoldOut(product, { ...choice, color })))}
          />
        )}
        <Button type="submit" className="mt-auto w-full">
          {cartMessages.add}
        </Button>
      </div>
    </form>
  )
}

function option(value: string, isGone: boolean) {
  return { value, label: isGone ? cartMessages.optionSoldOut(value) : value, disabled: isGone }
}
