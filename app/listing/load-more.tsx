import type { MouseEventHandler } from 'react'
import { LinkButton } from '#app/ui/link-button.tsx'
import { listingMessages } from '#messages/en-US/listing.ts'

interface LoadMoreProps {
  shown: number
  total: number
  /** The total in words: `87`, `about 1,800`. */
  count: string
  /** The URL of the next products; null when all are shown. */
  more: string | null
  /** The URL where the list starts over; null if it does not. */
  again: string | null
  isBusy: boolean
  onMore: MouseEventHandler
}

/** How many products are shown, with a link to load more. */
export function LoadMore({ shown, total, count, more, again, isBusy, onMore }: LoadMoreProps) {
  const to = more ?? again
  return (
    <div className="mx-auto mt-16 flex max-w-64 flex-col items-center gap-4 text-center">
      <p role="status" className="text-small text-ink-soft tabular-nums">
        {listingMessages.shownOf(shown, count)}
      </p>
      <span aria-hidden className="block h-px w-full bg-line">
        <span className="block h-px bg-ink" style={{ width: `${total === 0 ? 0 : (shown / total) * 100}%` }} />
      </span>
      {to && (
        <LinkButton
          to={to}
          variant="secondary"
          replace
          preventScrollReset
          rel="nofollow"
          busy={isBusy}
          onClick={onMore}
        >
          {more ? listingMessages.more : listingMessages.again}
        </LinkButton>
      )}
    </div>
  )
}
