import { X } from 'lucide'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { passOnFocus } from '#app/ui/pass-on-focus.ts'
import { listingMessages } from '#messages/en-US/listing.ts'
import { chipsOf } from './chips-of.ts'
import type { ListingChoice } from './listing-choice.ts'
import { listingHref, withoutFilters } from './listing-href.ts'

/** The active filters above the list, each with a button that removes it, and one that removes all. */
export function ChipRow({ choice }: { choice: ListingChoice }) {
  const chips = chipsOf(choice)
  if (chips.length === 0) return null
  return (
    <ul aria-label={listingMessages.chosenFilters} className="flex flex-wrap items-center gap-2 pb-3">
      {chips.map(({ label, href }) => (
        <li key={label} ref={passOnFocus}>
          <Link
            to={href}
            preventScrollReset
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-line-strong px-4 text-small transition-colors hover:border-ink hover:bg-ink hover:text-paper"
          >
            <span className="sr-only">{listingMessages.remove} </span>
            {label}
            <Icon of={X} size={16} />
          </Link>
        </li>
      ))}
      <li ref={passOnFocus}>
        <Link
          to={listingHref(withoutFilters(choice))}
          preventScrollReset
          className="link inline-flex min-h-11 items-center px-2 text-small"
        >
          {listingMessages.clearAll}
        </Link>
      </li>
    </ul>
  )
}
