import { type FormState, fieldId } from '#app/ui/form/form-state.ts'
import type { FormFields } from '#contract/check-form.ts'
import { adminTableMessages } from '#messages/en-US/admin/table.ts'
import { smallControl } from './small-control.ts'

interface RowFieldProps<F extends FormFields> {
  of: FormState<F>
  name: keyof F & string
  /** What it belongs to, for screen readers. */
  owner: string
}

/** A field of `useForm` within a row: lower than `FormField`, and named after its row for screen readers. */
export function RowField<F extends FormFields>({ of: form, name, owner }: RowFieldProps<F>) {
  const id = fieldId(form.id, name)
  const field = form.fields[name]
  const error = form.errors[name]
  return (
    <div>
      <label className="block text-small text-ink-soft">
        {field?.label}
        <span className="sr-only"> {adminTableMessages.of(owner)}</span>
        <input
          id={id}
          name={name}
          inputMode={field?.inputMode}
          placeholder={field?.placeholder}
          autoComplete="off"
          value={form.values[name] ?? ''}
          data-changed={form.values[name] === form.begin[name] ? undefined : ''}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          className={`${smallControl} text-ink`}
          onChange={({ currentTarget }) => form.set({ [name]: currentTarget.value } as Partial<FormState<F>['values']>)}
        />
      </label>
      {error && (
        <p id={`${id}-error`} className="mt-1 text-small text-accent">
          {error}
        </p>
      )}
    </div>
  )
}
