import { ChevronDown } from 'lucide'
import { useId, useRef, useState } from 'react'
import { api } from '#app/api.ts'
import { Icon } from '#app/ui/icon.tsx'
import { stockReasons } from '#contract/inventory/stock-reasons.ts'
import type { StockRow } from '#contract/inventory/stock-row.ts'
import { leaveButtons } from '../leave-buttons.ts'
import { readUnits, writeUnits } from '../products/read-number.ts'
import { smallButton, smallControl } from '../small-control.ts'
import { useSaving } from '../use-saving.ts'
import { reasonWords } from './stock-reasons.ts'

type Reason = (typeof stockReasons)[number]

/** The typed stock of a variant, and the stock it was based on. */
interface Draft {
  typed: string
  from: number | null
}

interface StockEditorProps {
  productName: string
  variants: readonly StockRow[]
  /** Called after each attempt, to reload the displayed stock. */
  onTried: () => Promise<void>
}

/** Edits the stock of each variant, with a reason. */
export function StockEditor({ productName, variants, onTried }: StockEditorProps) {
  const { isBusy, refusal, save, refuse } = useSaving()
  const [drafts, setDrafts] = useState<Readonly<Record<string, Draft>>>({})
  const [reason, setReason] = useState<Reason>('delivered')
  const form = useRef<HTMLFormElement>(null)
  const id = useId()

  const changes = variants.flatMap(({ variantId }) => {
    const draft = drafts[variantId]
    const to = draft && readUnits(draft.typed)
    return draft && to !== undefined && to !== draft.from ? [{ variantId, from: draft.from, to }] : []
  })
  const stale = variants.filter(({ variantId, onHand }) => {
    const draft = drafts[variantId]
    return draft && draft.from !== onHand
  })

  function type({ variantId, onHand }: StockRow, typed: string) {
    const { from } = drafts[variantId] ?? { from: onHand }
    setDrafts({ ...drafts, [variantId]: { typed, from } })
  }

  function keepMine() {
    const renewed = stale.map(({ variantId, onHand }) => [
      variantId,
      { typed: drafts[variantId]?.typed ?? '', from: onHand },
    ])
    leaveButtons(form.current)
    setDrafts({ ...drafts, ...Object.fromEntries(renewed) })
  }

  function undo() {
    leaveButtons(form.current)
    setDrafts({})
  }

  async function submit() {
    if (changes.some(({ to }) => Number.isNaN(to))) return refuse('Please enter whole units, zero or more.')
    const done = await save(() => api.inventory.changeStock({ changes, reason }))
    if (done) leaveButtons(form.current)
    await onTried()
    if (done) setDrafts({})
  }

  return (
    <form
      ref={form}
      onSubmit={(event) => {
        event.preventDefault()
        if (changes.length > 0) void submit()
      }}
      onKeyDown={({ key }) => key === 'Escape' && undo()}
    >
      <ul className={variants.length > 1 ? 'grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3' : ''}>
        {variants.map((variant) => (
          <li key={variant.variantId}>
            <label className="block text-small text-ink-soft">
              {[variant.color, variant.size].filter((each) => each !== null).join(', ') || 'Units'}
              <span className="sr-only"> of {productName}</span>
              <input
                inputMode="numeric"
                autoComplete="off"
                placeholder="not counted"
                value={drafts[variant.variantId]?.typed ?? writeUnits(variant.onHand)}
                data-changed={variant.variantId in drafts ? '' : undefined}
                aria-describedby={refusal ? `${id}-refusal` : undefined}
                className={`${smallControl} text-ink`}
                onChange={({ currentTarget }) => type(variant, currentTarget.value)}
              />
            </label>
            {variant.reserved > 0 && <p className="text-small text-ink-soft">{variant.reserved} in checkouts</p>}
          </li>
        ))}
      </ul>
      {refusal && (
        <p id={`${id}-refusal`} role="alert" className="mt-2 text-small text-accent">
          {refusal.message}
        </p>
      )}
      {stale.length > 0 && (
        <p className="mt-2 text-small">
          The stock was changed or sold while you typed.{' '}
          <button type="button" className="link min-h-11" onClick={keepMine}>
            Keep what I typed
          </button>
        </p>
      )}
      {Object.keys(drafts).length > 0 && (
        <div className="mt-2 flex flex-wrap items-end gap-2">
          <label className="block text-small text-ink-soft">
            Reason
            <span className="relative block">
              <select
                value={reason}
                className={`${smallControl} appearance-none pr-8 text-ink`}
                onChange={({ currentTarget }) =>
                  setReason(stockReasons.find((each) => each === currentTarget.value) ?? reason)
                }
              >
                {stockReasons.map((each) => (
                  <option key={each} value={each}>
                    {reasonWords[each]}
                  </option>
                ))}
              </select>
              <Icon of={ChevronDown} size={16} className="pointer-events-none absolute right-2.5 bottom-3.5 text-ink" />
            </span>
          </label>
          <button
            type="submit"
            aria-disabled={isBusy || undefined}
            disabled={changes.length === 0 || stale.length > 0}
            className={smallButton}
          >
            Save stock
          </button>
          <button type="button" className="link min-h-11 px-2 text-small" onClick={undo}>
            Undo
          </button>
        </div>
      )}
    </form>
  )
}
