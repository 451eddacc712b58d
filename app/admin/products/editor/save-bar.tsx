import { Button } from '#app/ui/button.tsx'
import { adminFormsMessages } from '#messages/en-US/admin/forms.ts'
import { adminProductsMessages } from '#messages/en-US/admin/products.ts'
import { UndoButton } from '../../undo-button.tsx'
import type { ProductForm } from './use-product-form.ts'

/** Saves or undoes all changes of a product; it stays in view while there are any. */
export function SaveBar({ of: form }: { of: ProductForm }) {
  return (
    <div
      className={`flex flex-wrap items-center gap-3 bg-paper py-3 ${form.isDirty ? 'sticky bottom-0 z-10 border-t border-line' : ''}`}
    >
      <Button type="submit" busy={form.isBusy} disabled={!form.isDirty || form.stale.length > 0}>
        {adminProductsMessages.save}
      </Button>
      {form.isDirty && <UndoButton onUndo={() => form.reset()} />}
      {form.isDirty && <p className="text-small text-ink-soft max-sm:sr-only">{adminFormsMessages.unsaved}</p>}
    </div>
  )
}
