import { Field } from '#app/ui/form/field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import { TextareaField } from '#app/ui/form/textarea-field.tsx'
import { categories, subCategories } from '#contract/products/categories.ts'
import { type Details, detailLabels } from './details.ts'

interface DetailsFormProps {
  values: Details
  errors: Partial<Record<keyof Details, string>>
  onChange: (changes: Partial<Details>) => void
}

type TextName = Exclude<keyof Details, 'colors' | 'sizes'>

/** What is said of a product: fields in two columns where there is room. */
export function DetailsForm({ values, errors, onChange }: DetailsFormProps) {
  const field = (name: TextName) => ({
    label: detailLabels[name],
    name,
    value: values[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => onChange({ [name]: currentTarget.value }),
  })
  const withOwn = (list: readonly string[], own: string) => (own && !list.includes(own) ? [...list, own] : list)
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field {...field('name')} maxLength={200} className="sm:col-span-2" />
      <TextareaField {...field('description')} maxLength={10_000} rows={6} className="sm:col-span-2" />
      <Field {...field('price')} inputMode="decimal" />
      <Field {...field('oldPrice')} inputMode="decimal" isOptional hint="Only what was really charged before." />
      <SelectField {...field('category')} options={withOwn(categories, values.category)} />
      <SelectField {...field('subCategory')} options={subCategories} />
      <Field {...field('type')} maxLength={60} hint="Such as Cat Eye or Dresses." />
      <Field {...field('brand')} maxLength={60} />
      <Field {...field('sku')} maxLength={60} />
      <Field {...field('measurement')} isOptional maxLength={11} hint="Lens-bridge-temple in mm, such as 52-18-140." />
      <Field {...field('tags')} isOptional maxLength={1_300} hint="Separated by commas." className="sm:col-span-2" />
    </div>
  )
}
