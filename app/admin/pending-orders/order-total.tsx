import type { ShownQuote } from '#app/checkout/use-quote.ts'
import { OrderSums } from '#app/orders/order-sums.tsx'
import { Button } from '#app/ui/button.tsx'
import { formatCents, toCents } from '#contract/money.ts'
import { adminPendingOrdersMessages as said } from '#messages/en-US/admin/pending-orders.ts'
import { totalToPay } from './create-order.ts'
import type { ManualPayment } from './new-order-fields.ts'

interface OrderTotalProps {
  shown: ShownQuote
  payment: ManualPayment
  isBusy: boolean
  hasItems: boolean
}

/** What an order comes to, and the button that makes it. */
export function OrderTotal({ shown: { quote, refusal, isCurrent }, payment, isBusy, hasItems }: OrderTotalProps) {
  const total = quote && formatCents(toCents(totalToPay(payment, quote)))
  return (
    <section aria-labelledby="total" className="bg-linen p-6 lg:sticky lg:top-6">
      <h2 id="total" className="display mb-4 text-lead">
        {said.summary}
      </h2>
      <div aria-live="polite" className="min-h-28">
        {quote ? (
          <OrderSums {...quote} unknownTax={payment === 'link' ? said.taxAtCardPage : null} />
        ) : (
          <p>{refusal ?? (hasItems ? null : said.itemsMissing)}</p>
        )}
        {quote && payment === 'link' && total && (
          <p className="mt-3 text-small text-ink-soft">{said.beforeTax(total)}</p>
        )}
      </div>
      <Button type="submit" busy={isBusy} disabled={quote === null || !isCurrent} className="mt-4 w-full">
        {total ? said.create[payment](total) : said.createUnknown}
      </Button>
    </section>
  )
}
