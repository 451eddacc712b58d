import type { Review } from '#contract/reviews/calls.ts'
import { type Fit, fits } from '#contract/reviews/fits.ts'
import { maxRating } from '#contract/reviews/limits.ts'

/** How many said that a product runs small, is true to size, or runs large. */
export interface FitSummary {
  counts: Record<Fit, number>
  total: number
  /** What more than half of them said; null if there is no such answer. */
  most: Fit | null
}

/** The average and count of a product's reviews, and how many gave each number of stars, the highest first. */
export interface ReviewSummary {
  average: number
  count: number
  bars: { rating: number; count: number; percent: number }[]
  /** Null while fewer than five have said how it fits. */
  fit: FitSummary | null
}

const minFitAnswers = 5

export function summarizeReviews(reviews: readonly Pick<Review, 'rating' | 'fit'>[]): ReviewSummary {
  const count = reviews.length
  const average = count === 0 ? 0 : reviews.reduce((sum, { rating }) => sum + rating, 0) / count
  const bars = Array.from({ length: maxRating }, (_, index) => {
    const rating = maxRating - index
    const given = reviews.filter((each) => each.rating === rating).length
    return { rating, count: given, percent: count === 0 ? 0 : Math.round((given / count) * 100) }
  })
  return { average, count, bars, fit: summarizeFit(reviews) }
}

function summarizeFit(reviews: readonly Pick<Review, 'fit'>[]): FitSummary | null {
  const said = (fit: Fit) => reviews.filter((each) => each.fit === fit).length
  const counts = { small: said('small'), true: said('true'), large: said('large') }
  const total = counts.small + counts.true + counts.large
  if (total < minFitAnswers) return null
  return { counts, total, most: fits.find((fit) => counts[fit] > total / 2) ?? null }
}

/** Adds a review to the list, newest first. */
export function withReview(reviews: readonly Review[], added: Review): Review[] {
  return [added, ...reviews.filter(({ _id }) => _id !== added._id)].sort((one, other) =>
    other.createdAt.localeCompare(one.createdAt),
  )
}
