import type { ComponentProps, Ref } from 'react'
import type { FieldOption, FormFields } from '#contract/check-form.ts'
import { CheckboxField } from './checkbox-field.tsx'
import { Field } from './field.tsx'
import { type FormState, fieldId } from './form-state.ts'
import { PasswordField } from './password-field.tsx'
import { SelectField } from './select-field.tsx'
import { TextareaField } from './textarea-field.tsx'

type OwnProps =
  | 'className'
  | 'hint'
  | 'placeholder'
  | 'spellCheck'
  | 'autoCapitalize'
  | 'trailing'
  | 'inputMode'
  | 'tabIndex'
  | 'list'

interface FormFieldProps<F extends FormFields> extends Pick<ComponentProps<typeof Field>, OwnProps> {
  of: FormState<F>
  name: keyof F & string
  /** The options of a `select` that does not declare its own. */
  options?: readonly (string | FieldOption)[]
  /** Replaces the default change handler, where other fields depend on this one. */
  onValue?: (value: string) => void
  'data-autofocus'?: boolean
  'data-first'?: boolean
  /** For single-line text fields. */
  ref?: Ref<HTMLInputElement>
}

/**
 * A field of `useForm`: the control its declaration asks for, with label, hint and error; nothing if it is not
 * declared.
 */
export function FormField<F extends FormFields>({
  of: form,
  name,
  ref,
  trailing,
  options,
  onValue,
  ...own
}: FormFieldProps<F>) {
  const declaration = form.fields[name]
  if (!declaration) return null
  const { control = 'text', options: declared = [], rule, ruleIfEmpty, missing, refusal, ...field } = declaration
  const type = onValue ?? ((value: string) => form.set({ [name]: value } as Partial<typeof form.values>))
  const value = form.values[name] ?? ''
  const shared = {
    ...field,
    ...own,
    id: fieldId(form.id, name),
    name,
    error: form.errors[name] ?? null,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => type(currentTarget.value),
  }
  const required = !field.isOptional && missing !== null
  if (control === 'checkbox') {
    const { isOptional, rows, ...box } = shared
    return (
      <CheckboxField
        {...box}
        checked={value === 'on'}
        onChange={(event) => type(event.currentTarget.checked ? 'on' : '')}
      />
    )
  }
  if (control === 'hidden') return <input type="hidden" name={name} value={value} />
  if (control === 'paragraph') return <TextareaField {...shared} required={required} value={value} />
  if (control === 'select') {
    return <SelectField {...shared} required={required} value={value} options={options ?? declared} />
  }
  if (control === 'password') return <PasswordField {...shared} required={required} value={value} />
  return <Field {...shared} ref={ref} type={control} required={required} value={value} trailing={trailing} />
}
