import { formatCents, toCents } from '#contract/money.ts'
import { uiMessages } from '#messages/en-US/ui.ts'

interface PriceProps {
  /** In the shop's currency. */
  price: number
  /** Null without an old price. */
  oldPrice?: number | null
  /** It is the lowest of several. */
  isFrom?: boolean
  className?: string
}

/** A price and the old price. */
export function Price({ price, oldPrice = null, isFrom = false, className = '' }: PriceProps) {
  const look = `price ${className}`.trimEnd()
  const now = formatCents(toCents(price))
  const said = isFrom ? uiMessages.priceFrom(now) : now
  if (oldPrice === null || oldPrice <= price) return <span className={look}>{said}</span>
  return (
    <span className={look}>
      <span>
        <span className="sr-only">{uiMessages.priceNow} </span>
        {said}
      </span>
      <s>
        <span className="sr-only">{uiMessages.priceBefore} </span>
        {formatCents(toCents(oldPrice))}
      </s>
    </span>
  )
}
