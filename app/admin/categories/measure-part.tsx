import { FormField } from '#app/ui/form/form-field.tsx'
import type { FormState } from '#app/ui/form/form-state.ts'
import { brandFilePath } from '#contract/brand/brand-file.ts'
import { adminCategoriesMessages as m } from '#messages/en-US/admin/categories.ts'
import { FileChoice } from '../settings/brand-file.tsx'
import type { pageFormFields } from './page-fields.ts'

/** What is measured of the products in a category, and a drawing of it. */
export function MeasurePart({ of: form }: { of: FormState<ReturnType<typeof pageFormFields>> }) {
  return (
    <fieldset className="space-y-4 border border-line p-4">
      <legend className="pr-3 font-medium">{m.measures}</legend>
      <FormField of={form} name="measureNames" />
      <FormField of={form} name="measureUnit" className="max-w-32" />
      <FileChoice of={form} name="drawing" label={m.drawing} hint={m.drawingHint}>
        <img
          src={brandFilePath(form.values.drawing)}
          alt=""
          className="max-h-32 max-w-full rounded-small bg-chalk p-2"
        />
      </FileChoice>
    </fieldset>
  )
}
