import { Link } from 'react-router'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import type { Family } from '#contract/listing/calls.ts'
import { listingMessages } from '#messages/en-US/listing.ts'
import type { ListingChoice } from './listing-choice.ts'
import { isUnfiltered, listingHref, withoutFilters } from './listing-href.ts'

/** The empty state of a listing: what was searched for, and next steps. */
export function NoResults({ choice, families }: { choice: ListingChoice; families: readonly Family[] }) {
  const isFiltered = !isUnfiltered({ ...choice, search: null })
  return (
    <EmptyState
      title={choice.search ? listingMessages.nothingFor(choice.search) : listingMessages.nothingMatches}
      text={isFiltered ? listingMessages.tryFewerFilters : listingMessages.tryOtherWords}
    >
      {isFiltered && <LinkButton to={listingHref(withoutFilters(choice))}>{listingMessages.clearFilters}</LinkButton>}
      {families.map(({ subCategory, slug }) => (
        <Link key={slug} to={`/shop/${slug}/all`} className="link inline-flex min-h-11 items-center px-2">
          {subCategory}
        </Link>
      ))}
    </EmptyState>
  )
}
