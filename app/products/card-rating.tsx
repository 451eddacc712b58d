import { maxRating } from '#contract/reviews/limits.ts'
import { uiMessages } from '#messages/en-US/ui.ts'

/** The average rating on a card: one star with the average and the number of reviews. Nothing without reviews. */
export function CardRating({ value, count }: { value: number | null; count: number }) {
  if (value === null) return null
  const average = uiMessages.average(value)
  return (
    <span className="rating card-rating">
      <span className="sr-only">{uiMessages.ratingOf(average, maxRating, count)}</span>
      <span aria-hidden>{`${average} (${count})`}</span>
    </span>
  )
}
