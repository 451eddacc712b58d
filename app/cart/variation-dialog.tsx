import { useRef, useState } from 'react'
import { Image } from '#app/media/image.tsx'
import { withColor } from '#app/products/choose-variant.ts'
import { ColorPicker } from '#app/products/color-picker.tsx'
import { priceOf } from '#app/products/price-of.ts'
import { SizePicker } from '#app/products/size-picker.tsx'
import { isSoldOut } from '#app/products/variant-choice.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Price } from '#app/ui/price.tsx'
import { isChoiceComplete } from '#contract/cart/cart.ts'
import type { ProductSummary } from '#contract/products/product.ts'
import type { ShownChart } from '#contract/size-charts/chart-shape.ts'
import { lineSizeLabel } from '#contract/size-charts/size-label.ts'
import { cartMessages } from '#messages/en-US/cart.ts'
import { addToCart } from './add-to-cart.ts'
import type { Choice } from './line-of.ts'

interface CardColors {
  /** The color to show while none is chosen. */
  shownColor: string | null
  /** The color chosen on the card; selected at first unless it is sold out. */
  chosenColor: string | null
}

interface VariationDialogProps extends CardColors {
  product: ProductSummary
  sizeChart: ShownChart | null
  open: boolean
  onOpenChange: (open: boolean) => void
}

/**
 * Asks for color and size before adding a product to the cart. Each opening starts with nothing chosen but the color chosen
 * on the card.
 */
export function VariationDialog({ product, sizeChart, open, onOpenChange, ...colors }: VariationDialogProps) {
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={cartMessages.variation} width="wide" isTitleQuiet>
      <VariationChoice product={product} sizeChart={sizeChart} {...colors} onAdded={() => onOpenChange(false)} />
    </Dialog>
  )
}

function VariationChoice({
  product,
  sizeChart,
  shownColor,
  chosenColor,
  onAdded,
}: CardColors & { product: ProductSummary; sizeChart: ShownChart | null; onAdded: () => void }) {
  const isGone = chosenColor !== null && isSoldOut(product, { color: chosenColor, size: null })
  const [choice, setChoice] = useState<Choice>({ color: isGone ? null : chosenColor, size: null })
  const [isAsked, setAsked] = useState(false)
  const colorPart = useRef<HTMLDivElement>(null)
  const sizePart = useRef<HTMLDivElement>(null)
  const colors = product.colorVariant
  const shown = colors.find(({ color }) => color === (choice.color ?? shownColor)) ?? colors[0]
  const sizes = product.sizeVariant.map(({ size }) => size)
  const missing = {
    color: isAsked && colors.length > 0 && choice.color === null,
    size: isAsked && sizes.length > 0 && choice.size === null,
  }

  async function add() {
    setAsked(true)
    if (!isChoiceComplete(product, choice)) {
      const part = colors.length > 0 && choice.color === null ? colorPart : sizePart
      part.current?.querySelector<HTMLElement>('button:enabled')?.focus()
    }
    if (await addToCart(product, choice, { sizeLabel: lineSizeLabel(sizeChart, choice.size) })) onAdded()
  }

  return (
    <div className="grid grid-cols-[5.5rem_1fr] gap-x-5 gap-y-6 sm:grid-cols-[15rem_1fr] sm:grid-rows-[auto_1fr] sm:gap-x-8">
      <Image
        image={shown?.image ?? product.mainImage}
        sizes="(min-width: 576px) 15rem, 24vw"
        className="sm:row-span-2"
      />
      <div>
        <h3 className="display text-title">{product.name}</h3>
        <Price {...priceOf(product, choice)} className="mt-1" />
      </div>
      <div className="flex flex-col gap-6 max-sm:col-span-2">
        <div ref={colorPart} className="empty:hidden">
          <ColorPicker
            product={product}
            choice={choice}
            onChoose={(color) => setChoice(withColor(product, choice, color))}
          />
          {missing.color && (
            <p role="alert" className="mt-2 text-small text-accent">
              {cartMessages.colorMissing}
            </p>
          )}
        </div>
        <div ref={sizePart} className="empty:hidden">
          <SizePicker
            product={product}
            sizeChart={sizeChart}
            choice={choice}
            onChoose={(size) => setChoice({ ...choice, size })}
            error={missing.size ? cartMessages.sizeMissing : null}
            id="variation-sizes"
          />
        </div>
        <Button className="w-full" onClick={add}>
          {cartMessages.add}
        </Button>
      </div>
    </div>
  )
}
