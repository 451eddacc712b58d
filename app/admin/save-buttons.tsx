import { Button } from '#app/ui/button.tsx'
import type { FormState } from '#app/ui/form/form-state.ts'
import type { FormFields } from '#contract/check-form.ts'
import { adminFormsMessages } from '#messages/en-US/admin/forms.ts'
import { UndoButton } from './undo-button.tsx'

interface SaveButtonsProps<F extends FormFields> {
  of: FormState<F>
  /** What the button says that stores something new, which needs no edit and has none to undo; null for what exists. */
  newLabel?: string | null
  className?: string
}

/** Saves a form once it is edited and no other admin's edits are in the way, and undoes its edits. */
export function SaveButtons<F extends FormFields>({
  of: form,
  newLabel = null,
  className = 'border-t border-line pt-6',
}: SaveButtonsProps<F>) {
  const isNew = newLabel !== null
  return (
    <p className={`flex flex-wrap gap-3 ${className}`}>
      <Button type="submit" busy={form.isBusy} disabled={!isNew && (!form.isDirty || form.stale.length > 0)}>
        {newLabel ?? adminFormsMessages.save}
      </Button>
      {!isNew && form.isDirty && <UndoButton onUndo={() => form.reset()} />}
    </p>
  )
}
