import { maxRating } from '#contract/constants.ts'

const star = 'M10 1.8l2.5 5.2 5.7.8-4.1 4 1 5.7-5.1-2.7-5.1 2.7 1-5.7-4.1-4 5.7-.8z'

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
  const shown = value.toFixed(1).replace(/\.0$/, '')
  const reviews = count === undefined ? '' : `, ${count} ${count === 1 ? 'review' : 'reviews'}`
  return (
    <span className={`inline-flex items-center gap-1.5 text-small text-ink-soft ${className}`}>
      <span className="sr-only">{`Rated ${shown} out of ${maxRating}${reviews}`}</span>
      <svg aria-hidden viewBox="0 0 108 20" className="h-3.5 w-auto">
        {[0, 1, 2, 3, 4].map((at) => (
          <g key={at} transform={`translate(${at * 22} 0)`}>
            <path d={star} className="fill-none stroke-ink" strokeWidth="1" />
            <path
              d={star}
              className="fill-ink"
              style={{ clipPath: `inset(0 ${(1 - Math.min(1, Math.max(0, value - at))) * 100}% 0 0)` }}
            />
          </g>
        ))}
      </svg>
      <span aria-hidden>
        {count !== undefined && shown}
        {count !== undefined && ` (${count})`}
      </span>
    </span>
  )
}
