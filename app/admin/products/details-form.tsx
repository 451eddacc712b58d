import { api } from '#app/api.ts'
import { Button } from '#app/ui/button.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import { useForm } from '#app/ui/form/use-form.ts'
import { toast } from '#app/ui/toast/toast.ts'
import { type FieldKey, fieldKeys, fieldOf } from '#contract/products/fields.ts'
import { adminProductsMessages } from '#messages/en-US/admin/products.ts'
import { UndoButton } from '../undo-button.tsx'
import type { CategoryTitles } from './category-titles.ts'
import { detailsOf, readDetails } from './details.ts'
import { Part } from './part.tsx'
import { isPlaceName, PlaceField } from './place-field.tsx'
import { PriceReasons } from './price-note.tsx'
import { detailsFields } from './product-form-fields.ts'
import { StaleNote } from './stale-note.tsx'
import type { ProductEditing } from './use-product-editing.ts'
import { VariantEditor } from './variant-editor.tsx'

const first: readonly FieldKey[] = ['name', 'description', 'price', 'oldPrice', 'category', 'subCategory', 'type']
const inOrder = [...new Set([...first, ...fieldKeys])]

interface DetailsFormProps {
  editing: ProductEditing
  titles: CategoryTitles
}

/** The details of a product with its colors and sizes, saved together. */
export function DetailsForm({ editing: { product, change }, titles }: DetailsFormProps) {
  const form = useForm({
    fields: detailsFields,
    initial: detailsOf(product),
    draft: `product:${product._id}`,
    isQuiet: true,
    async submit(typed) {
      const saved = await change((seen) => api.products.changeProduct({ ...seen, ...readDetails(typed) }))
      toast.success(saved.message)
      form.rebase(detailsOf(saved.product), typed)
    },
  })
  return (
    <>
      <StaleNote form={form} product={product} />
      <Form of={form}>
        <Part title={adminProductsMessages.details}>
          <div className="mb-6 empty:hidden">{form.stale.length === 0 && <FormSummary of={form} />}</div>
          <PriceReasons product={product} />
          <div className="grid gap-4 sm:grid-cols-2">
            {inOrder.map((key) =>
              isPlaceName(key) ? (
                <PlaceField key={key} of={form} name={key} titles={titles} />
              ) : (
                <FormField key={key} of={form} name={key} className={widthOf(key)} />
              ),
            )}
          </div>
        </Part>
        <Part title={adminProductsMessages.colorsAndSizes} className="mt-10">
          <VariantEditor of={form} />
          <p className="mt-3 text-small text-ink-soft">{adminProductsMessages.variantsNote}</p>
        </Part>
        <div
          className={`mt-6 flex flex-wrap items-center gap-3 bg-paper py-3 ${form.isDirty ? 'sticky bottom-0 z-10 border-t border-line' : ''}`}
        >
          <Button type="submit" busy={form.isBusy} disabled={!form.isDirty || form.stale.length > 0}>
            {adminProductsMessages.save}
          </Button>
          {form.isDirty && <UndoButton onUndo={() => form.reset()} />}
        </div>
      </Form>
    </>
  )
}

function widthOf(key: FieldKey): string {
  const field = fieldOf(key)
  const isWide = field.kind === 'text' || field.kind === 'tags' || ('max' in field && field.max > 100)
  return isWide ? 'sm:col-span-2' : ''
}
