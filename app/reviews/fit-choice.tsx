import { fits } from '#contract/reviews/fits.ts'
import { reviewsMessages } from '#messages/en-US/reviews.ts'

interface FitChoiceProps {
  /** Empty while nothing is said. */
  fit: string
  onChoose: (fit: string) => void
}

/** A radio group: how the product fits. It may stay unanswered. */
export function FitChoice({ fit, onChoose }: FitChoiceProps) {
  const answers = [...fits.map((value) => ({ value, label: reviewsMessages.fit[value] })), unsaid()]
  return (
    <fieldset>
      <legend className="mb-1.5 text-small font-medium">{reviewsMessages.fitQuestion}</legend>
      <div className="flex flex-wrap gap-2">
        {answers.map(({ value, label }) => (
          <label
            key={value}
            className="relative inline-flex min-h-11 items-center rounded-small border border-line-strong px-3 text-small transition-colors hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="fit"
              value={value}
              checked={fit === value}
              onChange={() => onChoose(value)}
              className="absolute inset-0 scroll-mt-10 scroll-mb-10 cursor-pointer appearance-none"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

function unsaid() {
  return { value: '', label: reviewsMessages.fitUnsaid }
}
