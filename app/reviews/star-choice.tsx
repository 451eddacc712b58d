import { maxRating } from '#contract/reviews/limits.ts'
import { reviewsMessages } from '#messages/en-US/reviews.ts'

const star = 'M10 1.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z'

interface StarChoiceProps {
  rating: number
  onRate: (rating: number) => void
  error: string | null
}

/** A radio group of one to five stars. */
export function StarChoice({ rating, onRate, error }: StarChoiceProps) {
  const stars = Array.from({ length: maxRating }, (_, at) => at + 1)
  return (
    <fieldset aria-describedby={error ? 'rating-error' : undefined}>
      <legend className="mb-1 text-small font-medium">{reviewsMessages.rating}</legend>
      <div className="-ml-2 flex">
        {stars.map((value) => (
          <label
            key={value}
            className="relative flex size-11 items-center justify-center has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="rating"
              value={value}
              checked={rating === value}
              onChange={() => onRate(value)}
              className="absolute inset-0 scroll-mt-10 scroll-mb-10 cursor-pointer opacity-0"
            />
            <span className="sr-only">{reviewsMessages.stars(value)}</span>
            <svg aria-hidden viewBox="0 0 20 20" className="size-7">
              <path
                d={star}
                strokeWidth="1"
                className={`stroke-ink transition-colors ${value <= rating ? 'fill-ink' : 'fill-transparent'}`}
              />
            </svg>
          </label>
        ))}
      </div>
      {error && (
        <p id="rating-error" className="mt-1 text-small text-accent">
          {error}
        </p>
      )}
    </fieldset>
  )
}
