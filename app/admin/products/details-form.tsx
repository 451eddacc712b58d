import { Field } from '#app/ui/form/field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { TextareaField } from '#app/ui/form/textarea-field.tsx'
import { type FieldKey, fieldKeys, fieldOf, isOptional } from '#contract/products/fields.ts'
import type { Details } from './details.ts'

interface DetailsFormProps {
  values: Details
  errors: Partial<Record<keyof Details, string>>
  onChange: (changes: Partial<Details>) => void
}

const first: readonly FieldKey[] = ['name', 'description', 'price', 'oldPrice', 'category', 'subCategory', 'type']
const inOrder = [...new Set([...first, ...fieldKeys])]

/** The fields of a product, in two columns on wide screens. */
export function DetailsForm({ values, errors, onChange }: DetailsFormProps) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {inOrder.map((key) => (
        <FieldControl
          key={key}
          name={key}
          value={values[key]}
          error={errors[key]}
          onType={(typed) => onChange({ [key]: typed })}
        />
      ))}
    </div>
  )
}

interface FieldControlProps {
  name: FieldKey
  value: string
  error: string | undefined
  onType: (typed: string) => void
}

const wide = 'sm:col-span-2'

/** The control for the kind of a field. */
function FieldControl({ name, value, error, onType }: FieldControlProps) {
  const field = fieldOf(name)
  const common = {
    name,
    value,
    error,
    label: field.label,
    hint: field.hint,
    isOptional: isOptional(field),
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onType(currentTarget.value),
  }
  switch (field.kind) {
    case 'text':
      return <TextareaField {...common} maxLength={field.max} rows={6} className={wide} />
    case 'choice':
      return <SelectField {...common} options={field.options} />
    case 'segment':
      if (!field.suggestions) return <Field {...common} maxLength={field.max} />
      return <SelectField {...common} options={[...new Set([...field.suggestions, value])].filter(Boolean)} />
    case 'price':
    case 'optionalPrice':
      return <Field {...common} inputMode="decimal" />
    case 'tags':
      return <Field {...common} maxLength={1_300} className={wide} />
    default:
      return <Field {...common} maxLength={field.max} className={field.max > 100 ? wide : ''} />
  }
}
