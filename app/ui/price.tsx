import { formatCents, toCents } from '#contract/money.ts'
import { uiMessages } from '#messages/en-US/ui.ts'

interface PriceProps {
  /** In the shop's currency. */
  price: number
  /** Null without an old price. */
  oldPrice?: number | null
  className?: string
}

/** A price and the old price. */
export function Price({ price, oldPrice = null, className = '' }: PriceProps) {
  const look = `price ${className}`.trimEnd()
  if (oldPrice === null || oldPrice <= price) return <span className={look}>{formatCents(toCents(price))}</span>
  return (
    <span className={look}>
      <span>
        <span className="sr-only">{uiMessages.priceNow} </span>
        {formatCents(toCents(price))}
      </span>
      <s>
        <span className="sr-only">{uiMessages.priceBefore} </span>
        {formatCents(toCents(oldPrice))}
      </s>
    </span>
  )
}
