import { useId, useState } from 'react'
import { FormField } from '#app/ui/form/form-field.tsx'
import { type FormState, fieldId } from '#app/ui/form/form-state.ts'
import { SelectField } from '#app/ui/form/select-field.tsx'
import type { FormFields } from '#contract/check-form.ts'
import { adminProductsMessages } from '#messages/en-US/admin/products.ts'

interface TitleFieldProps<F extends FormFields> {
  of: FormState<F>
  name: keyof F & string
  /** The titles to choose from. */
  titles: readonly string[]
}

/** No title is this, as it is a line break. */
const other = '\n'

/** Chooses one of the known titles, or lets another one be typed. */
export function TitleField<F extends FormFields>({ of: form, name, titles }: TitleFieldProps<F>) {
  const value = form.values[name] ?? ''
  const [isTyped, setTyped] = useState(false)
  const set = (title: string) => form.set({ [name]: title } as Partial<typeof form.values>)
  if (titles.length === 0) return <FormField of={form} name={name} />
  if (isTyped) {
    const choose = () => {
      setTyped(false)
      set(titles[0] ?? '')
    }
    return (
      <div>
        <FormField of={form} name={name} ref={focusField} />
        <button type="button" className="link min-h-11 text-small" onClick={choose}>
          {adminProductsMessages.chooseTitle}
        </button>
      </div>
    )
  }
  const known = [...new Set([...titles, value])].filter(Boolean)
  return (
    <SelectField
      id={fieldId(form.id, name)}
      name={name}
      label={form.fields[name]?.label ?? ''}
      error={form.errors[name] ?? null}
      required
      value={value}
      placeholder={value === '' ? '' : undefined}
      options={[...known, { value: other, label: adminProductsMessages.otherTitle }]}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value === other)
        set(currentTarget.value === other ? '' : currentTarget.value)
      }}
    />
  )
}

/** A field that suggests the known titles while one is typed. */
export function SuggestedField<F extends FormFields>({ of, name, titles }: TitleFieldProps<F>) {
  const list = useId()
  return (
    <div>
      <FormField of={of} name={name} list={list} />
      <datalist id={list}>
        {titles.map((title) => (
          <option key={title} value={title} />
        ))}
      </datalist>
    </div>
  )
}

function focusField(field: HTMLElement | null): void {
  field?.focus()
}
