import { ChevronDown } from 'lucide'
import { Icon } from '#app/ui/icon.tsx'
import type { Sorting } from '#contract/listing/calls.ts'
import { listingMessages } from '#messages/en-US/listing.ts'
import type { ListingChoice } from './listing-choice.ts'

/** Selects the order of a listing; search results are ordered by relevance at first. */
export function SortSelect({ choice }: { choice: ListingChoice }) {
  const sortings = Object.entries(listingMessages.sortings satisfies Record<Sorting, string>)
  return (
    <label className="relative flex min-h-11 items-center gap-2">
      <span className="text-ink-soft max-sm:sr-only">{listingMessages.sortBy}</span>
      <select
        name="sort"
        value={choice.sort ?? ''}
        onChange={() => {}}
        className="min-h-11 max-w-full cursor-pointer appearance-none bg-transparent pr-6 text-base [field-sizing:content] hover:text-accent"
      >
        {choice.search && <option value="">{listingMessages.bestMatch}</option>}
        {choice.collection && <option value="">{listingMessages.featured}</option>}
        {sortings.map(([value, label]) => (
          <option key={value} value={value === 'newest' && !choice.search && !choice.collection ? '' : value}>
            {label}
          </option>
        ))}
      </select>
      <Icon of={ChevronDown} size={16} className="pointer-events-none absolute right-0" />
    </label>
  )
}
