import { formatCents, toCents } from '#contract/money.ts'

interface PriceProps {
  /** Dollars. */
  price: number
  /** Dollars; null where it was never charged. */
  oldPrice?: number | null
  className?: string
}

/** What something costs, and what it cost before. */
export function Price({ price, oldPrice = null, className = '' }: PriceProps) {
  const isReduced = oldPrice !== null && oldPrice > price
  return (
    <span className={`inline-flex flex-wrap items-baseline gap-x-2 tabular-nums ${className}`}>
      <span className={isReduced ? 'font-medium text-accent' : ''}>
        {isReduced && <span className="sr-only">Now </span>}
        {formatCents(toCents(price))}
      </span>
      {isReduced && (
        <s className="text-ink-soft">
          <span className="sr-only">before </span>
          {formatCents(toCents(oldPrice))}
        </s>
      )}
    </span>
  )
}
