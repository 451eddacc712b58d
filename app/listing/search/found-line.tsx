import { SpinnerDots } from '#app/ui/spinner-dots.tsx'
import type { Understood } from '#contract/listing/calls.ts'
import { formatCents, toCents } from '#contract/money.ts'
import { searchMessages } from '#messages/en-US/search.ts'
import { UnderstoodNote } from './understood-note.tsx'
import type { SearchState } from './use-search.ts'

/** How many products were found, by which prices and sizes, and what was searched for instead. */
export function FoundLine({ found: { state, total, understood } }: { found: SearchState }) {
  return (
    <p role="status" className="mt-1 min-h-6 text-small text-ink-soft">
      {state === 'guessing' && <SpinnerDots />}
      {state === 'failed' && searchMessages.unreachable}
      {state === 'answered' && [searchMessages.count(total), ...filtersOf(understood)].join(' · ')}
      {state === 'answered' && total > 0 && understood?.instead && (
        <span className="block">
          <UnderstoodNote instead={understood.instead} />
        </span>
      )}
    </p>
  )
}

function filtersOf(understood: Understood | null): string[] {
  const { minPrice, maxPrice, sizes = [] } = understood ?? {}
  return [
    ...(minPrice === undefined ? [] : [searchMessages.priceFrom(formatCents(toCents(minPrice)))]),
    ...(maxPrice === undefined ? [] : [searchMessages.priceUpTo(formatCents(toCents(maxPrice)))]),
    ...sizes.map(searchMessages.size),
  ]
}
