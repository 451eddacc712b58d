import type { Review } from '#contract/reviews/calls.ts'
import { maxRating } from '#contract/reviews/limits.ts'

/** The average and count of a product's reviews, and how many gave each number of stars, the highest first. */
export interface ReviewSummary {
  average: number
  count: number
  bars: { rating: number; count: number; percent: number }[]
}

export function summarizeReviews(reviews: readonly Pick<Review, 'rating'>[]): ReviewSummary {
  const count = reviews.length
  const average = count === 0 ? 0 : reviews.reduce((sum, { rating }) => sum + rating, 0) / count
  const bars = Array.from({ length: maxRating }, (_, index) => {
    const rating = maxRating - index
    const given = reviews.filter((each) => each.rating === rating).length
    return { rating, count: given, percent: count === 0 ? 0 : Math.round((given / count) * 100) }
  })
  return { average, count, bars }
}

/** Adds a review to the list, newest first. */
export function withReview(reviews: readonly Review[], added: Review): Review[] {
  return [added, ...reviews.filter(({ _id }) => _id !== added._id)].sort((one, other) =>
    other.createdAt.localeCompare(one.createdAt),
  )
}
