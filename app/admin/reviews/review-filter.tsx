import { SelectField } from '#app/ui/form/select-field.tsx'
import { maxRating } from '#contract/reviews/limits.ts'
import { ListFilter } from '../list-filter.tsx'

const tabs = [
  { label: 'All' },
  { value: 'unanswered', label: 'Without reply' },
  { value: 'hidden', label: 'Hidden' },
] as const

const stars = Array.from({ length: maxRating }, (_, index) => maxRating - index).map((rating) => ({
  value: String(rating),
  label: rating === 1 ? '1 star' : `${rating} stars`,
}))

/** Filters reviews by product or author, by stars, and by state. */
export function ReviewFilter({ search, state, rating }: { search?: string; state?: string; rating?: string }) {
  return (
    <ListFilter
      name="Reviews"
      label="Product or author"
      search={search}
      param="state"
      tabs={tabs}
      tab={state}
      keep={{ rating }}
    >
      <SelectField
        key={rating}
        label="Stars"
        name="rating"
        options={stars}
        placeholder="Any"
        defaultValue={rating}
        className="w-32"
      />
    </ListFilter>
  )
}
