import { SlidersHorizontal } from 'lucide'
import { useState } from 'react'
import { Accordion } from '#app/ui/accordion.tsx'
import { Button } from '#app/ui/button.tsx'
import { Drawer } from '#app/ui/drawer.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { FilterForm } from './filter-form.tsx'
import type { FilterGroup } from './filter-groups.tsx'
import type { ListingChoice } from './listing-choice.ts'
import { listingHref, withoutFilters } from './listing-href.ts'

interface FilterDrawerProps {
  choice: ListingChoice
  groups: readonly FilterGroup[]
  /** The number of products, in words. */
  count: string
  className?: string
}

/** On phones: the button that opens the filters, and their drawer. */
export function FilterDrawer({ choice, groups, count, className = '' }: FilterDrawerProps) {
  const [isOpen, setOpen] = useState(false)
  const chosen = groups.reduce((sum, group) => sum + group.chosen, 0)
  const footer = (
    <div className="flex items-center gap-3">
      <Button className="grow" onClick={() => setOpen(false)}>
        Show {count}
      </Button>
      {chosen > 0 && (
        <LinkButton variant="quiet" to={listingHref(withoutFilters(choice))} preventScrollReset>
          Clear all
        </LinkButton>
      )}
    </div>
  )
  return (
    <div className={className}>
      <button
        type="button"
        aria-haspopup="dialog"
        className="inline-flex min-h-11 items-center gap-2 transition-colors hover:text-accent"
        onClick={() => setOpen(true)}
      >
        <Icon of={SlidersHorizontal} size={18} />
        Filter
        {chosen > 0 && <span className="text-accent">({chosen})</span>}
      </button>
      <Drawer open={isOpen} onOpenChange={setOpen} title="Filter" side="left" footer={footer}>
        <FilterForm choice={choice} keepsSort>
          <Accordion
            className="border-t-0"
            items={groups.map(({ id, title, chosen: count, content }) => ({
              id: `filter-${id}`,
              title: count > 0 ? `${title} (${count})` : title,
              content,
              isOpen: count > 0 || id === 'type',
            }))}
          />
        </FilterForm>
      </Drawer>
    </div>
  )
}
