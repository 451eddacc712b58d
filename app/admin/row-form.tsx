import { Form } from '#app/ui/form/form.tsx'
import { FormField } from '#app/ui/form/form-field.tsx'
import type { FormState } from '#app/ui/form/form-state.ts'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import type { FormFields, FormValues } from '#contract/check-form.ts'
import { ConflictNote } from './conflict-note.tsx'
import { SaveButtons } from './save-buttons.tsx'

interface RowFormProps<F extends FormFields> {
  form: FormState<F>
  /** The fields in their order. */
  names: readonly (keyof F & string)[]
  /** The values as they are stored now. */
  theirs: FormValues<F>
  /** What a conflict says: that another admin has saved, and each field with its value now. */
  said: { conflict: string; isNow: (label: string, value: string) => string }
}

/** All fields of something that exists, saved together; on a conflict it tells what another admin has saved. */
export function RowForm<F extends FormFields>({ form, names, theirs, said }: RowFormProps<F>) {
  const isStale = form.stale.length > 0
  return (
    <>
      {isStale && (
        <ConflictNote
          title={said.conflict}
          changes={names
            .filter((name) => form.stale.includes(name))
            .map((name) => <li key={name}>{said.isNow(form.fields[name]?.label ?? '', theirs[name] ?? '')}</li>)}
          of={form}
          theirs={theirs}
        />
      )}
      <Form of={form} className="max-w-text space-y-5">
        {!isStale && <FormSummary of={form} />}
        {names.map((name) => (
          <FormField key={name} of={form} name={name} />
        ))}
        <SaveButtons of={form} />
      </Form>
    </>
  )
}
