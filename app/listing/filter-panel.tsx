import { Accordion } from '#app/ui/accordion.tsx'
import { Button } from '#app/ui/button.tsx'
import { Drawer } from '#app/ui/drawer.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { listingMessages } from '#messages/en-US/listing.ts'
import { FilterForm } from './filter-form.tsx'
import type { FilterGroup } from './filter-groups.tsx'
import type { ListingChoice } from './listing-choice.ts'
import { isUnfiltered, listingHref, withoutFilters } from './listing-href.ts'

interface FilterPanelProps {
  choice: ListingChoice
  onChoose: (choice: ListingChoice) => void
  groups: readonly FilterGroup[]
  /** The number of products, in words. */
  count: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The drawer with the filters of a listing, and the number of products they leave. */
export function FilterPanel({ choice, onChoose, groups, count, open, onOpenChange }: FilterPanelProps) {
  const footer = (
    <div className="flex items-center gap-3">
      <Button className="grow" onClick={() => onOpenChange(false)}>
        {listingMessages.show(count)}
      </Button>
      {!isUnfiltered({ ...choice, search: null }) && (
        <LinkButton variant="quiet" to={listingHref(withoutFilters(choice))} preventScrollReset>
          {listingMessages.clearAll}
        </LinkButton>
      )}
    </div>
  )
  return (
    <Drawer open={open} onOpenChange={onOpenChange} title={listingMessages.filter} side="left" footer={footer}>
      <FilterForm choice={choice} onChoose={onChoose} keepsSort>
        <Accordion
          className="border-t-0"
          items={groups.map(({ id, title, chosen, content }) => ({
            id: `filter-${id}`,
            title: chosen > 0 ? `${title} (${chosen})` : title,
            content,
            isOpen: chosen > 0 || id === 'type',
          }))}
        />
      </FilterForm>
    </Drawer>
  )
}
