import { dismissRefusal } from '#app/cart/add-to-cart.ts'
import { productPageMessages } from '#messages/en-US/product-page.ts'
import { isSoldOut, type VariantChoice, type Variants } from './variant-choice.ts'

interface ColorPickerProps {
  product: Omit<Variants, 'colorVariant'> & {
    colorVariant: readonly { id: string; color: string; hex: string }[]
  }
  choice: VariantChoice
  /** See `colorChoices`. */
  choices?: object
  onChoose: (color: string) => void
}

/** The colors as swatches; one that is sold out in every size is labeled and disabled. */
export function ColorPicker({ product, choice, choices = {}, onChoose }: ColorPickerProps) {
  if (product.colorVariant.length === 0) return null
  return (
    <form method="get" {...choices}>
      {choice.size !== null && <input type="hidden" name="size" value={choice.size} />}
      {/* On a phone the label and the swatches share a line: a floated legend is laid out like any other element. */}
      <fieldset className="max-md:flex max-md:items-center max-md:justify-between max-md:gap-4">
        <legend className="mb-2 max-md:float-left max-md:mb-0">
          <span className="text-ink-soft">{productPageMessages.color}</span> {choice.color}
        </legend>
        <div className="flex flex-wrap gap-1">
          {product.colorVariant.map(({ color, hex }) => {
            // If the whole product is sold out, every color can still be viewed.
            const isGone = product.isActive && isSoldOut(product, { color, size: null })
            const label = isGone ? productPageMessages.optionSoldOut(color) : color
            return (
              <button
                key={color}
                type="submit"
                name="color"
                value={color}
                disabled={isGone}
                aria-pressed={choice.color === color}
                aria-label={label}
                title={label}
                className="group/swatch relative inline-flex size-11 items-center justify-center rounded-full"
                onClick={(event) => {
                  event.preventDefault()
                  dismissRefusal()
                  onChoose(color)
                }}
              >
                <span
                  className="size-8 rounded-full ring-1 ring-ink/25 forced-colors:ring-ink outline-offset-3 ring-inset group-aria-pressed/swatch:outline-[1.5px] group-aria-pressed/swatch:outline-ink group-disabled/swatch:opacity-50"
                  style={{ backgroundColor: hex }}
                />
                {isGone && <Strike />}
              </button>
            )
          })}
        </div>
      </fieldset>
    </form>
  )
}

/** The line across a sold-out swatch. */
export function Strike() {
  return (
    <svg aria-hidden viewBox="0 0 100 100" preserveAspectRatio="none" className="absolute inset-0 size-full">
      <line x1="12" y1="88" x2="88" y2="12" vectorEffect="non-scaling-stroke" className="stroke-line-strong" />
    </svg>
  )
}
