import { Link } from 'react-router'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { listingMessages } from '#messages/en-US/listing.ts'
import { BestSellers } from './best-sellers.tsx'
import { isUnfiltered, listingHref, withoutFilters } from './listing-href.ts'
import type { ListingPage } from './listing-page.ts'
import { useFamilies } from './use-families.ts'

/** The empty state of a listing: what was searched for, what to try instead, and best sellers. */
export function NoResults({ choice, range, bestSellers }: ListingPage) {
  const families = useFamilies()
  const isFiltered = !isUnfiltered({ ...choice, search: null })
  const isEmpty = choice.search === null && !isFiltered
  const suggestions = range.understood?.suggestions ?? []
  return (
    <>
      <EmptyState
        title={titleOf(choice, isEmpty)}
        text={textOf({ isFiltered, isEmpty, hasOthers: families.length > 0 })}
      >
        {isFiltered && <LinkButton to={listingHref(withoutFilters(choice))}>{listingMessages.clearFilters}</LinkButton>}
        {suggestions.map((words) => (
          <LinkButton key={words} variant="secondary" to={`/shop?search=${encodeURIComponent(words)}`}>
            {words}
          </LinkButton>
        ))}
        {families.length > 0 && (
          <p className="flex flex-wrap justify-center gap-x-6">
            {families.map(({ subCategory, slug }) => (
              <Link key={slug} to={`/shop/${slug}/all`} className="link inline-flex min-h-11 items-center">
                {subCategory}
              </Link>
            ))}
          </p>
        )}
      </EmptyState>
      <BestSellers products={bestSellers} />
    </>
  )
}

function titleOf({ search }: ListingPage['choice'], isEmpty: boolean): string {
  if (search) return listingMessages.nothingFor(search)
  return isEmpty ? listingMessages.nothingYet : listingMessages.nothingMatches
}

function textOf({
  isFiltered,
  isEmpty,
  hasOthers,
}: {
  isFiltered: boolean
  isEmpty: boolean
  hasOthers: boolean
}): string {
  if (isEmpty) return hasOthers ? listingMessages.browseOthers : listingMessages.comeBack
  return isFiltered ? listingMessages.tryFewerFilters : listingMessages.tryOtherWords
}
