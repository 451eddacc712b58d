import { Stars } from '#app/ui/stars.tsx'
import { fits } from '#contract/reviews/fits.ts'
import { maxRating } from '#contract/reviews/limits.ts'
import { reviewsMessages } from '#messages/en-US/reviews.ts'
import { uiMessages } from '#messages/en-US/ui.ts'
import type { ReviewSummary } from './summarize-reviews.ts'

interface ReviewBarsProps {
  summary: ReviewSummary
  rating: number | null
  onFilter: (rating: number | null) => void
}

/** The average rating, and how many reviews gave each number of stars; a bar filters by them. */
export function ReviewBars({ summary, rating, onFilter }: ReviewBarsProps) {
  return (
    <div className="flex w-full flex-col gap-4">
      <p className="flex items-baseline gap-3">
        <span className="display text-display">{uiMessages.average(summary.average)}</span>
        <span className="text-small text-ink-soft">{reviewsMessages.outOf(maxRating)}</span>
      </p>
      <p className="flex items-center gap-1.5 text-small text-ink-soft">
        <Stars value={summary.average} />
        {reviewsMessages.count(summary.count)}
      </p>
      <ul className="w-full max-w-96">
        {summary.bars.map(({ rating: stars, count, percent }) => (
          <li key={stars}>
            <button
              type="button"
              aria-pressed={rating === stars}
              disabled={count === 0}
              aria-label={reviewsMessages.starsCount(stars, count)}
              className="grid min-h-9 w-full grid-cols-[3.5rem_1fr_2.5rem] items-center gap-3 text-left text-small tabular-nums transition-colors enabled:hover:text-accent disabled:text-ink-soft aria-pressed:font-medium aria-pressed:text-accent"
              onClick={() => onFilter(rating === stars ? null : stars)}
            >
              {reviewsMessages.stars(stars)}
              <span className="block h-1.5 bg-linen">
                <span className="block h-full bg-current" style={{ width: `${percent}%` }} />
              </span>
              <span className="text-right">{count}</span>
            </button>
          </li>
        ))}
      </ul>
      {summary.fit && (
        <p className="flex flex-wrap gap-x-4 text-small text-ink-soft">
          {fits.map((fit) => (
            <span key={fit}>{reviewsMessages.fitCount(reviewsMessages.fit[fit], summary.fit?.counts[fit] ?? 0)}</span>
          ))}
        </p>
      )}
    </div>
  )
}
