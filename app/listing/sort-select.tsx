import { ChevronDown } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import type { Sorting } from '#contract/listing/calls.ts'
import type { ListingChoice } from './listing-choice.ts'

const words: Record<Sorting, string> = {
  newest: 'Newest',
  'price-low': 'Price, low to high',
  'price-high': 'Price, high to low',
  'best-rated': 'Best rated',
  'best-selling': 'Best selling',
}

/** Selects the order of a listing; search results are ordered by relevance at first. */
export function SortSelect({ choice }: { choice: ListingChoice }) {
  const sortings = Object.entries(words)
  return (
    <label className="relative flex min-h-11 items-center gap-2">
      <span className="text-ink-soft max-sm:sr-only">Sort by</span>
      <select
        name="sort"
        value={choice.sort ?? ''}
        onChange={() => {}}
        className="min-h-11 max-w-full cursor-pointer appearance-none bg-transparent pr-6 text-base [field-sizing:content] hover:text-accent"
      >
        {choice.search && <option value="">Best match</option>}
        {sortings.map(([value, label]) => (
          <option key={value} value={value === 'newest' && !choice.search ? '' : value}>
            {label}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size={16} className="pointer-events-none absolute right-0" />
    </label>
  )
}
