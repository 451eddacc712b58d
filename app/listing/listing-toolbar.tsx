import { Grid2x2, RectangleVertical } from 'lucide'
import { Suspense, useDeferredValue } from 'react'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { lazyPart } from '#app/ui/lazy-part.ts'
import { useWanted } from '#app/ui/use-wanted.ts'
import type { Facets } from '#contract/listing/calls.ts'
import { listingMessages } from '#messages/en-US/listing.ts'
import { FilterBar } from './filter-bar.tsx'
import { FilterDrawer } from './filter-drawer.tsx'
import { FilterForm } from './filter-form.tsx'
import { filterGroups } from './filter-groups.tsx'
import type { ListingChoice } from './listing-choice.ts'
import { isUnfiltered, listingHref } from './listing-href.ts'
import { SortSelect } from './sort-select.tsx'

const ChipRow = lazyPart(async () => (await import('./chip-row.tsx')).ChipRow)

interface ListingToolbarProps {
  choice: ListingChoice
  facets: Facets
  /** The number of products, in words. */
  count: string
}

/** The controls of a listing: filters, order, view and the active filters. */
export function ListingToolbar({ choice: shown, facets, count }: ListingToolbarProps) {
  const [choice, setChoice] = useWanted(shown, listingHref(shown))
  const groups = filterGroups(choice, facets)
  return (
    <div className="mb-4 border-y border-line">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <FilterDrawer
          choice={choice}
          onChoose={setChoice}
          groups={groups}
          count={count}
          className="lg:hidden noscript:hidden"
        />
        <FilterForm
          choice={choice}
          onChoose={setChoice}
          className="flex grow flex-wrap items-center justify-end gap-x-6"
        >
          <FilterBar groups={groups} className="hidden grow lg:flex noscript:flex" />
          <SortSelect choice={choice} />
        </FilterForm>
        <ViewSwitch choice={choice} />
      </div>
      <ActiveFilters choice={choice} />
    </div>
  )
}

/** A moment later than the press, whose box is checked first: on phones the filters cover this row. */
function ActiveFilters({ choice }: { choice: ListingChoice }) {
  const shown = useDeferredValue(choice)
  if (isUnfiltered({ ...shown, search: null })) return null
  return (
    <Suspense fallback={<div className="h-14" />}>
      <ChipRow choice={shown} />
    </Suspense>
  )
}

/** On narrow screens: a grid, or one column. */
function ViewSwitch({ choice }: { choice: ListingChoice }) {
  const label = choice.isSlides ? listingMessages.showGrid : listingMessages.showOneByOne
  return (
    <Link
      to={listingHref({ ...choice, isSlides: !choice.isSlides })}
      replace
      preventScrollReset
      rel="nofollow"
      aria-label={label}
      title={label}
      className="inline-flex size-11 items-center justify-center transition-colors hover:text-accent lg:hidden"
    >
      <Icon of={choice.isSlides ? Grid2x2 : RectangleVertical} size={20} />
    </Link>
  )
}
