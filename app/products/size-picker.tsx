import { useState } from 'react'
import { dismissRefusal } from '#app/cart/add-to-cart.ts'
import type { FitSummary } from '#app/reviews/summarize-reviews.ts'
import type { Size } from '#contract/products/size.ts'
import type { ShownChart } from '#contract/size-charts/chart-shape.ts'
import { sizeLabel } from '#contract/size-charts/size-label.ts'
import { productPageMessages } from '#messages/en-US/product-page.ts'
import { Strike } from './color-picker.tsx'
import { isSoldOut, type VariantChoice, type Variants } from './variant-choice.ts'

interface SizePickerProps {
  product: Variants
  /** The size chart of the product, which knows its sizes in another system. */
  sizeChart: ShownChart | null
  /** What reviewers said about the fit. */
  fit?: FitSummary | null
  choice: VariantChoice
  onChoose: (size: Size) => void
  /** The error when no size is selected. */
  error: string | null
  /** The id of its fieldset; a dialog over a product page needs another one. */
  id?: string
}

/** The sizes as buttons; one that is sold out in the selected color is labeled and disabled. */
export function SizePicker({ product, sizeChart, fit = null, choice, onChoose, error, id = 'sizes' }: SizePickerProps) {
  const sizes = product.sizeVariant.map(({ size }) => size)
  const [lastError, setLastError] = useState(error)
  if (error && error !== lastError) setLastError(error)
  if (sizes.length === 0) return null
  const chosen = choice.size === null ? [] : sizeLabel(sizeChart, choice.size)
  return (
    <form method="get">
      {choice.color !== null && <input type="hidden" name="color" value={choice.color} />}
      <fieldset
        id={id}
        aria-describedby={error ? `${id}-error` : undefined}
        className="flex scroll-mt-28 flex-wrap items-baseline justify-between gap-x-4"
      >
        <legend className="float-left mb-2">
          <span className="text-ink-soft">{productPageMessages.size}</span> {productPageMessages.sizes(chosen)}
        </legend>
        {fit?.most && (
          <a href="#reviews" className="link target mb-2 text-small">
            {productPageMessages.mostSay[fit.most](fit.counts[fit.most], fit.total)}
          </a>
        )}
        <div className="sizes w-full">
          {sizes.map((size) => (
            <SizeButton
              key={size}
              size={size}
              label={sizeLabel(sizeChart, size)}
              isChosen={choice.size === size}
              isGone={isSoldOut(product, { ...choice, size })}
              onChoose={onChoose}
            />
          ))}
        </div>
        {/* Its place stays: what is below would move away from the next press. */}
        {lastError && (
          <p
            id={`${id}-error`}
            role={error ? 'alert' : undefined}
            className={`mt-2 w-full text-small text-accent ${error ? '' : 'invisible'}`}
          >
            {lastError}
          </p>
        )}
      </fieldset>
    </form>
  )
}

interface SizeButtonProps {
  size: Size
  label: string[]
  isChosen: boolean
  isGone: boolean
  onChoose: (size: Size) => void
}

function SizeButton({ size, label, isChosen, isGone, onChoose }: SizeButtonProps) {
  const [first, second] = label
  const name = productPageMessages.sizes(label)
  return (
    <button
      type="submit"
      name="size"
      value={size}
      disabled={isGone}
      aria-pressed={isChosen}
      aria-label={isGone ? productPageMessages.optionSoldOut(name) : name}
      title={isGone ? productPageMessages.soldOut : undefined}
      className={`${widthOf(label)} relative inline-flex min-h-12 flex-col items-center justify-center rounded-small border border-line-strong px-2 py-1 leading-tight whitespace-nowrap tabular-nums transition-colors enabled:hover:border-ink disabled:text-ink-soft aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper`}
      onClick={(event) => {
        event.preventDefault()
        dismissRefusal()
        onChoose(size)
      }}
    >
      {second ? <span className="text-small font-medium">{first}</span> : first}
      {second && <span className="text-small">{second}</span>}
      {isGone && <Strike />}
    </button>
  )
}

// A long size takes several columns of the grid.
function widthOf(label: string[]): string {
  const length = Math.max(...label.map((each) => each.length))
  if (length > 11) return 'col-span-4'
  return length > 6 ? 'col-span-2' : ''
}
