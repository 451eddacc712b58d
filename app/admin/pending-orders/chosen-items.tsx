import { Stepper } from '#app/ui/form/stepper.tsx'
import { limitPerItem } from '#contract/cart/limit-per-item.ts'
import { formatCents, toCents } from '#contract/money.ts'
import { adminPendingOrdersMessages as said } from '#messages/en-US/admin/pending-orders.ts'
import type { ChosenItem } from './chosen-item.ts'

interface ChosenItemsProps {
  items: readonly ChosenItem[]
  onChange: (items: readonly ChosenItem[]) => void
}

/** The items of an order that staff make, with their quantities. */
export function ChosenItems({ items, onChange }: ChosenItemsProps) {
  if (items.length === 0) return <p className="mt-4 text-ink-soft">{said.noItems}</p>
  const others = (variantId: string) => items.filter((each) => each.variantId !== variantId)
  const set = (variantId: string, quantity: number) =>
    onChange(items.map((each) => (each.variantId === variantId ? { ...each, quantity } : each)))
  return (
    <ul className="mt-4 divide-y divide-line border-y border-line">
      {items.map(({ variantId, label, price, quantity }) => (
        <li key={variantId} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-2">
          <span className="min-w-40 grow wrap-anywhere">{label}</span>
          <Stepper
            label={said.quantityOf(label)}
            value={quantity}
            onChange={(units) => set(variantId, Math.min(units, limitPerItem))}
          />
          <span className="min-w-20 text-end tabular-nums">{formatCents(toCents(price) * quantity)}</span>
          <button type="button" className="link min-h-11 text-small" onClick={() => onChange(others(variantId))}>
            <span aria-hidden>{said.remove}</span>
            <span className="sr-only">{said.removeOf(label)}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
