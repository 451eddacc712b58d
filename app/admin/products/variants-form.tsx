import { api } from '#app/api.ts'
import { Form } from '#app/ui/form/form.tsx'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import { useForm } from '#app/ui/form/use-form.ts'
import { toast } from '#app/ui/toast/toast.ts'
import type { OwnVariant } from '#contract/products/own-product.ts'
import { variantKeys } from '#contract/products/variant-fields.ts'
import { adminProductsMessages } from '#messages/en-US/admin/products.ts'
import { leaveButtons } from '../leave-buttons.ts'
import { RowField } from '../row-field.tsx'
import { smallButton } from '../small-control.ts'
import type { ProductEditing } from './use-product-editing.ts'
import { changedVariants, copyFirst, detailFields, detailName, detailsOfVariants } from './variant-details.ts'

/** What is known of each variant by itself, a row for each: Enter saves, Escape undoes. */
export function VariantsForm({ editing: { product, change } }: { editing: ProductEditing }) {
  const { variants } = product
  const loaded = detailsOfVariants(variants)
  const form = useForm({
    fields: detailFields(variants),
    initial: loaded,
    draft: `variants:${product._id}`,
    isQuiet: true,
    async submit(typed): Promise<void> {
      const changed = changedVariants(variants, form.begin, typed)
      if (changed.length === 0) return form.reset()
      const saved = await change((seen) => api.products.changeVariants({ ...seen, variants: changed }))
      toast.success(saved.message)
      leaveButtons(form.props.ref.current)
      form.rebase(detailsOfVariants(saved.product.variants), typed)
    },
  })

  function goOn(by: () => void) {
    leaveButtons(form.props.ref.current)
    by()
  }

  return (
    <Form of={form} onEscape={() => goOn(() => form.reset(loaded))}>
      <p className="mb-3 text-small text-ink-soft">{adminProductsMessages.variantDetailsNote}</p>
      <ul className="divide-y divide-line">
        {variants.map((variant) => (
          <li key={variant.variantId} className="py-3">
            {variants.length > 1 && <p className="mb-1 font-medium">{nameOf(variant, product.name)}</p>}
            <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
              {variantKeys.map((key) => (
                <RowField
                  key={key}
                  of={form}
                  name={detailName(variant.variantId, key)}
                  owner={nameOf(variant, product.name)}
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
      {variants.length > 1 && (
        <button
          type="button"
          className="link min-h-11 text-small"
          onClick={() => form.set(copyFirst(variants, form.values))}
        >
          {adminProductsMessages.copyToAll}
        </button>
      )}
      {form.stale.length === 0 && <FormSummary of={form} isBrief />}
      {form.stale.length > 0 && (
        <p className="mt-2 text-small">
          {adminProductsMessages.conflict}{' '}
          <button type="button" className="link min-h-11" onClick={() => goOn(() => form.rebase(loaded))}>
            {adminProductsMessages.keepTyped}
          </button>
        </p>
      )}
      {form.isDirty && (
        <SaveButtons
          isBusy={form.isBusy}
          isStale={form.stale.length > 0}
          onUndo={() => goOn(() => form.reset(loaded))}
        />
      )}
    </Form>
  )
}

const nameOf = ({ color, size }: OwnVariant, productName: string) =>
  [color, size].filter((each) => each !== null).join(', ') || productName

function SaveButtons({ isBusy, isStale, onUndo }: { isBusy: boolean; isStale: boolean; onUndo: () => void }) {
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2">
      <button type="submit" aria-disabled={isBusy || undefined} disabled={isStale} className={smallButton}>
        {adminProductsMessages.saveVariants}
      </button>
      <button type="button" className="link min-h-11 px-2 text-small" onClick={onUndo}>
        {adminProductsMessages.undo}
      </button>
    </div>
  )
}
