import type { FormState } from '#app/ui/form/form-state.ts'
import type { FormFields } from '#contract/check-form.ts'
import { categories } from '#contract/products/categories.ts'
import { type CategoryTitles, typesIn } from './category-titles.ts'
import { SuggestedField, TitleField } from './title-field.tsx'

/** The fields that say where a product is in the shop. */
export type PlaceName = 'category' | 'subCategory' | 'type'

interface PlaceFieldProps<F extends FormFields> {
  of: FormState<F>
  name: PlaceName & keyof F
  titles: CategoryTitles
}

export function isPlaceName(name: string): name is PlaceName {
  return ['category', 'subCategory', 'type'].includes(name)
}

/** Where a product is in the shop: chosen among what there is, or new. */
export function PlaceField<F extends FormFields>({ of, name, titles }: PlaceFieldProps<F>) {
  if (name === 'type') {
    return <SuggestedField of={of} name={name} titles={typesIn(titles, of.values.subCategory ?? '')} />
  }
  const known = name === 'category' ? categories : titles.map(({ title }) => title)
  return <TitleField of={of} name={name} titles={known} />
}
