import { SlidersHorizontal } from 'lucide'
import { Suspense, useState } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { lazyPart } from '#app/ui/lazy-part.ts'
import { listingMessages } from '#messages/en-US/listing.ts'
import type { FilterGroup } from './filter-groups.tsx'
import type { ListingChoice } from './listing-choice.ts'

const FilterPanel = lazyPart(async () => (await import('./filter-panel.tsx')).FilterPanel)

interface FilterDrawerProps {
  choice: ListingChoice
  onChoose: (choice: ListingChoice) => void
  groups: readonly FilterGroup[]
  /** The number of products, in words. */
  count: string
  className?: string
}

/** On phones: the button that opens the filters in a drawer, which loads on demand. */
export function FilterDrawer({ choice, onChoose, groups, count, className = '' }: FilterDrawerProps) {
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  const chosen = groups.reduce((sum, group) => sum + group.chosen, 0)

  async function open() {
    if (await FilterPanel.load()) setState('open')
  }

  return (
    <div className={className}>
      <button
        type="button"
        aria-haspopup="dialog"
        className="inline-flex min-h-11 items-center gap-2 transition-colors hover:text-accent"
        onClick={open}
      >
        <Icon of={SlidersHorizontal} size={18} />
        {listingMessages.filter}
        {chosen > 0 && <span className="text-accent">({chosen})</span>}
      </button>
      {state !== 'never' && (
        <Suspense>
          <FilterPanel
            choice={choice}
            onChoose={onChoose}
            groups={groups}
            count={count}
            open={state === 'open'}
            onOpenChange={(isOpen) => setState(isOpen ? 'open' : 'closed')}
          />
        </Suspense>
      )}
    </div>
  )
}
