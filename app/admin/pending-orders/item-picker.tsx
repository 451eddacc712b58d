import { type SubmitEvent, useState } from 'react'
import { api } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { formatCents, toCents } from '#contract/money.ts'
import type { ListedProduct } from '#contract/products/own-product.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminPendingOrdersMessages as said } from '#messages/en-US/admin/pending-orders.ts'
import { smallButton } from '../small-control.ts'
import { type ChosenItem, choicesOf, leftInWords } from './chosen-item.ts'

const maxFound = 10

interface Found {
  search: string
  products: readonly ListedProduct[]
}

/** Finds published products by words, and adds a variant of them to the order. */
export function ItemPicker({ onAdd }: { onAdd: (item: ChosenItem) => void }) {
  const [found, setFound] = useState<Found | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  async function find(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const search = String(new FormData(event.currentTarget).get('search') ?? '').trim()
    setBusy(true)
    setFailed(false)
    try {
      const query = { status: 'published' as const, limit: maxFound, ...(search && { search }) }
      setFound({ search, products: (await api.products.listAllProducts(query)).products })
    } catch (error) {
      console.error(error)
      setFailed(true)
    }
    setBusy(false)
  }

  return (
    <div>
      <search>
        <form onSubmit={find} className="flex flex-wrap items-end gap-3">
          <Field name="search" type="search" label={said.findProduct} maxLength={100} className="min-w-48 grow" />
          <Button type="submit" variant="secondary" busy={isBusy}>
            {said.find}
          </Button>
        </form>
      </search>
      <div aria-live="polite">
        {hasFailed && <p className="mt-3 text-accent">{adminFrameMessages.failed}</p>}
        {found && <Results {...found} onAdd={onAdd} />}
      </div>
    </div>
  )
}

function Results({ products, search, onAdd }: Found & { onAdd: (item: ChosenItem) => void }) {
  if (products.length === 0) return <p className="mt-3">{said.noProduct(search)}</p>
  return (
    <ul className="mt-3 max-h-96 divide-y divide-line overflow-y-auto border-y border-line">
      {products.flatMap(choicesOf).map(({ item, left }) => (
        <li key={item.variantId} className="flex min-h-12 items-center justify-between gap-4 py-1">
          <span className="min-w-0 wrap-anywhere">
            {item.label}{' '}
            <span className="text-small text-ink-soft tabular-nums">
              {formatCents(toCents(item.price))}, {leftInWords(left)}
            </span>
          </span>
          <button type="button" className={smallButton} disabled={left === 0} onClick={() => onAdd(item)}>
            <span aria-hidden>{said.add}</span>
            <span className="sr-only">{said.addOf(item.label)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
