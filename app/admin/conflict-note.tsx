import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import type { FormState } from '#app/ui/form/form-state.ts'
import type { FormFields, FormValues } from '#contract/check-form.ts'
import { adminFormsMessages } from '#messages/en-US/admin/forms.ts'

interface ConflictNoteProps<F extends FormFields> {
  of: FormState<F>
  /** The values as they are stored now. */
  theirs: FormValues<F>
  title: string
  /** What the other admin changed, one list item each. */
  changes: readonly ReactNode[]
}

/** Shows what another admin saved while this page was open; nothing typed is lost before a choice is made. */
export function ConflictNote<F extends FormFields>({ of: form, theirs, title, changes }: ConflictNoteProps<F>) {
  return (
    <section
      role="alert"
      aria-label={adminFormsMessages.conflict}
      className="mb-6 border-l-2 border-accent bg-linen p-4"
    >
      <p className="font-medium">{title}</p>
      <ul className="mt-2 list-disc pl-5 text-small wrap-anywhere">
        {changes.length === 0 ? <li>{adminFormsMessages.savedUnchanged}</li> : changes}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={() => form.rebase(theirs)}>{adminFormsMessages.keepMine}</Button>
        <Button variant="secondary" onClick={() => form.reset(theirs)}>
          {adminFormsMessages.discardMine}
        </Button>
      </div>
    </section>
  )
}
