import { useId, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { api } from '#app/api.ts'
import { Price } from '#app/ui/price.tsx'
import type { ListedProduct } from '#contract/products/own-product.ts'
import { leaveButtons } from '../leave-buttons.ts'
import { smallButton, smallControl } from '../small-control.ts'
import { useSaving } from '../use-saving.ts'
import { readPrice, writePrice } from './read-number.ts'

/** The typed prices, and the version of the product they are based on. */
interface Draft {
  price: string
  oldPrice: string
  version: number
}

/** Edits the price and old price of a product in its row: Enter saves, Escape cancels. */
export function PriceCell({ product }: { product: ListedProduct }) {
  const { revalidate } = useRevalidator()
  const { isBusy, refusal, save, refuse } = useSaving()
  const [draft, setDraft] = useState<Draft | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  const asIs = { price: writePrice(product.price), oldPrice: writePrice(product.oldPrice), version: product.version }
  const shown = draft ?? asIs

  const type = (changes: Partial<Draft>) => setDraft({ ...shown, ...changes })

  function undo() {
    leaveButtons(form.current)
    setDraft(null)
  }

  function keepMine() {
    leaveButtons(form.current)
    type({ version: product.version })
  }

  async function submit() {
    const [price, oldPrice] = [readPrice(shown.price), readPrice(shown.oldPrice)]
    if (price === null || Number.isNaN(price) || Number.isNaN(oldPrice)) {
      return refuse('Please enter prices in dollars, such as 60.00.')
    }
    const { version } = shown
    const done = await save(() => api.products.changePrice({ productId: product._id, version, price, oldPrice }))
    if (done) leaveButtons(form.current)
    await revalidate()
    if (done) setDraft(null)
  }

  const isStale = draft !== null && draft.version !== product.version
  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
      onKeyDown={({ key }) => key === 'Escape' && undo()}
    >
      <div className="grid grid-cols-2 gap-2">
        {(['price', 'oldPrice'] as const).map((name) => (
          <label key={name} className="block text-small text-ink-soft">
            {name === 'price' ? 'Price, $' : 'Old price, $'}
            <span className="sr-only"> of {product.name}</span>
            <input
              inputMode="decimal"
              autoComplete="off"
              value={shown[name]}
              data-changed={shown[name] === asIs[name] ? undefined : ''}
              aria-invalid={refusal ? true : undefined}
              aria-describedby={refusal ? `${id}-refusal` : undefined}
              className={`${smallControl} text-ink`}
              onChange={({ currentTarget }) => type({ [name]: currentTarget.value })}
            />
          </label>
        ))}
      </div>
      {refusal && (
        <p id={`${id}-refusal`} role="alert" className="mt-1 text-small text-accent">
          {refusal.message}
        </p>
      )}
      {draft && (
        <div className="mt-2 flex flex-wrap items-center gap-2">
          {isStale ? (
            <>
              <p className="text-small">
                Now: <Price price={product.price} oldPrice={product.oldPrice} />
              </p>
              <button type="button" className={smallButton} onClick={keepMine}>
                Keep mine
              </button>
            </>
          ) : (
            <button type="submit" aria-disabled={isBusy || undefined} className={smallButton}>
              Save price
            </button>
          )}
          <button type="button" className="link min-h-11 px-2 text-small" onClick={undo}>
            Undo
          </button>
        </div>
      )}
    </form>
  )
}
