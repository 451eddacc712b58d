import { useId } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Field } from '#app/ui/form/field.tsx'
import { SelectField } from '#app/ui/form/select-field.tsx'
import type { OwnCategory } from '#contract/categories/calls.ts'
import { categories as audiences } from '#contract/products/categories.ts'
import { adminSizeChartsMessages as m } from '#messages/en-US/admin/size-charts.ts'
import { readPlaces } from './chart-fields.ts'
import type { ChartForm } from './chart-form.tsx'
import { ListPart, RemoveButton } from './list-part.tsx'

/** The categories that use a chart, each for everyone or one audience. */
export function PlaceList({ of: form, categories }: { of: ChartForm; categories: readonly OwnCategory[] }) {
  const known = useId()
  const places = readPlaces(form.values)
  const write = (next: typeof places) => form.set({ places: JSON.stringify(next) })
  const options = categories.map(({ categoryId, parentId, path, title }) => {
    const parent = categories.find((each) => each.categoryId === parentId)
    const label = path === 'all' ? m.allProducts : [parent?.title, title].filter(Boolean).join(' › ')
    return { value: categoryId, label }
  })
  const next = options.find(({ value }) => !places.some(({ categoryId }) => categoryId === value))?.value
  return (
    <ListPart of={form} name="places" lead={m.placesLead}>
      <datalist id={known}>
        {audiences.map((audience) => (
          <option key={audience} value={audience} />
        ))}
      </datalist>
      {places.map((place, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a category is its place in the list
        <fieldset key={at} className="max-w-text border-t border-line py-3">
          <legend className="sr-only">{m.place(at + 1)}</legend>
          <div className="flex items-end gap-x-2">
            <div className="grid min-w-0 grow gap-x-4 gap-y-3 sm:grid-cols-2">
              <SelectField
                name=""
                label={m.category}
                value={place.categoryId}
                options={options}
                onChange={({ currentTarget }) => write(places.with(at, { ...place, categoryId: currentTarget.value }))}
              />
              <Field
                name=""
                label={m.audience}
                placeholder={m.audienceHint}
                value={place.audience}
                list={known}
                autoComplete="off"
                onChange={({ currentTarget }) => write(places.with(at, { ...place, audience: currentTarget.value }))}
              />
            </div>
            <RemoveButton label={m.removePlace(at + 1)} onPress={() => write(places.toSpliced(at, 1))} />
          </div>
        </fieldset>
      ))}
      <Button
        variant="secondary"
        className="mt-4"
        onClick={() => write([...places, { categoryId: next ?? options[0]?.value ?? '', audience: '' }])}
      >
        {m.addPlace}
      </Button>
    </ListPart>
  )
}
