import type { Product } from '#contract/products/product.ts'
import { Strike } from './color-picker.tsx'
import { isSoldOut, type VariantChoice } from './variant-choice.ts'

interface SizePickerProps {
  product: Product
  choice: VariantChoice
  onChoose: (size: number) => void
  /** The error when no size is selected. */
  error: string | null
}

/** The sizes as buttons; one that is sold out in the selected color is labeled and disabled. */
export function SizePicker({ product, choice, onChoose, error }: SizePickerProps) {
  const sizes = product.sizeVariant.map(({ size }) => size).toSorted((one, other) => one - other)
  if (sizes.length === 0) return null
  return (
    <form method="get">
      {choice.color !== null && <input type="hidden" name="color" value={choice.color} />}
      <fieldset id="sizes" aria-describedby={error ? 'sizes-error' : undefined}>
        <legend className="mb-2">
          <span className="text-ink-soft">Size</span> {choice.size}
        </legend>
        <div className="flex flex-wrap gap-2">
          {sizes.map((size) => {
            const isGone = isSoldOut(product, { ...choice, size })
            return (
              <button
                key={size}
                type="submit"
                name="size"
                value={size}
                disabled={isGone}
                aria-pressed={choice.size === size}
                aria-label={isGone ? `${size}, sold out` : String(size)}
                title={isGone ? 'Sold out' : undefined}
                className="relative inline-flex min-h-12 min-w-12 sm:min-w-14 items-center justify-center rounded-small border border-line-strong px-3 tabular-nums transition-colors enabled:hover:border-ink disabled:text-ink-soft aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
                onClick={(event) => {
                  event.preventDefault()
                  onChoose(size)
                }}
              >
                {size}
                {isGone && <Strike />}
              </button>
            )
          })}
        </div>
        {error && (
          <p id="sizes-error" role="alert" className="mt-2 text-small text-accent">
            {error}
          </p>
        )}
      </fieldset>
    </form>
  )
}
