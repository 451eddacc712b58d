import { api, RefusedError } from '#app/api.ts'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import type { FormState } from '#app/ui/form/form-state.ts'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import { useForm } from '#app/ui/form/use-form.ts'
import { toast } from '#app/ui/toast/toast.ts'
import type { StockRow } from '#contract/inventory/stock-row.ts'
import { nameVariant } from '#contract/products/name-variant.ts'
import { adminProductsMessages } from '#messages/en-US/admin/products.ts'
import { leaveButtons } from '../leave-buttons.ts'
import { writeUnits } from '../products/read-number.ts'
import { RowField } from '../row-field.tsx'
import { smallButton } from '../small-control.ts'
import { stockChanges, stockFields, stockOf } from './stock-fields.ts'

interface StockEditorProps {
  product: { _id: string; name: string; variants: readonly StockRow[] }
  /** Called after each attempt, to reload the displayed stock. */
  onTried: () => Promise<void>
  onSaved: () => void
}

/** The stock of each variant, and the reason why they change: Enter saves, Escape undoes. */
export function StockEditor({ product: { _id, name, variants }, onTried, onSaved }: StockEditorProps) {
  const form = useForm({
    fields: stockFields(variants, (variant) => nameVariant(variant, adminProductsMessages.units)),
    initial: stockOf(variants),
    draft: `stock:${_id}`,
    isQuiet: true,
    async submit(typed): Promise<void> {
      const { changes, reason } = stockChanges(variants, form.begin, typed)
      if (changes.length === 0) return form.reset()
      const { message } = await api.inventory.changeStock({ changes, reason }).catch(async (error: unknown) => {
        if (error instanceof RefusedError) await onTried()
        throw error
      })
      toast.success(message)
      leaveButtons(form.props.ref.current)
      await onTried()
      form.rebase(Object.fromEntries(changes.map(({ variantId, to }) => [variantId, writeUnits(to)])), typed)
      onSaved()
    },
  })

  function goOn(by: () => void) {
    leaveButtons(form.props.ref.current)
    by()
  }

  return (
    <Form of={form} onEscape={() => goOn(() => form.reset(stockOf(variants)))}>
      <ul className={variants.length > 1 ? 'grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-3' : ''}>
        {variants.map(({ variantId, reserved }) => (
          <li key={variantId}>
            <RowField of={form} name={variantId} owner={name} />
            {reserved > 0 && <p className="text-small text-ink-soft">{adminProductsMessages.inCheckouts(reserved)}</p>}
          </li>
        ))}
      </ul>
      {form.stale.length === 0 && <FormSummary of={form} isBrief />}
      {form.stale.length > 0 && (
        <p className="mt-2 text-small">
          {adminProductsMessages.stockConflict}{' '}
          <button type="button" className="link min-h-11" onClick={() => goOn(() => form.rebase(stockOf(variants)))}>
            {adminProductsMessages.keepTyped}
          </button>
        </p>
      )}
      <StockButtons of={form} onUndo={() => goOn(() => form.reset(stockOf(variants)))} />
    </Form>
  )
}

function StockButtons({ of: form, onUndo }: { of: FormState; onUndo: () => void }) {
  return (
    <div className="mt-5 flex flex-wrap items-end gap-2">
      <FormField of={form} name="reason" className="w-44" />
      <button
        type="submit"
        aria-disabled={form.isBusy || undefined}
        disabled={!form.isDirty || form.stale.length > 0}
        className={smallButton}
      >
        {adminProductsMessages.saveStock}
      </button>
      {form.isDirty && (
        <button type="button" className="link min-h-11 px-2 text-small" onClick={onUndo}>
          {adminProductsMessages.undo}
        </button>
      )}
    </div>
  )
}
