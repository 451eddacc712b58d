import type { CSSProperties } from 'react'
import { maxRating } from '#contract/reviews/limits.ts'

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
  const shown = count === undefined && Number.isInteger(value) ? String(value) : value.toFixed(1)
  const reviews = count === undefined ? '' : `, ${count} ${count === 1 ? 'review' : 'reviews'}`
  const given = { '--given': `${(100 * value) / maxRating}%` } as CSSProperties
  return (
    <span className={`rating ${className}`.trimEnd()}>
      <span className="sr-only">{`Rated ${shown} out of ${maxRating}${reviews}`}</span>
      <span aria-hidden className="stars" style={given} />
      {count !== undefined && <span aria-hidden>{`${shown} (${count})`}</span>}
    </span>
  )
}
