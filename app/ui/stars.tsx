import type { CSSProperties } from 'react'
import { maxRating } from '#contract/constants.ts'

interface StarsProps {
  /** The average, 0 to 5; null where nobody has said anything yet. */
  value: number | null
  /** How many reviews it is the average of; left out where one person rated. */
  count?: number
  className?: string
}

/** A rating in stars, with its number and how many gave it. */
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
