import type { CSSProperties } from 'react'
import { maxRating } from '#contract/reviews/limits.ts'
import { uiMessages } from '#messages/en-US/ui.ts'

interface StarsProps {
  /** The average, 0 to 5; null without reviews. */
  value: number | null
  /** The number of reviews; omitted for a single rating. */
  count?: number
  className?: string
}

/** A rating in stars, with the average and number of reviews. */
export function Stars({ value, count, className = '' }: StarsProps) {
  if (value === null) return null
  const shown = count === undefined && Number.isInteger(value) ? String(value) : uiMessages.average(value)
  const label = count === undefined ? uiMessages.rating(shown, maxRating) : uiMessages.ratingOf(shown, maxRating, count)
  const given = { '--given': `${(100 * value) / maxRating}%` } as CSSProperties
  return (
    <span className={`rating ${className}`.trimEnd()}>
      <span className="sr-only">{label}</span>
      <span aria-hidden className="stars" style={given} />
      {count !== undefined && <span aria-hidden>{`${shown} (${count})`}</span>}
    </span>
  )
}
