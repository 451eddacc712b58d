import { Link } from 'react-router'
import { useSettings } from '#app/settings/use-settings.ts'
import { Button } from '#app/ui/button.tsx'
import { buttonClass } from '#app/ui/button-class.ts'
import { longDay } from '#contract/day-in-words.ts'
import { formatCents, toCents } from '#contract/money.ts'
import type { TrackedOrder as Tracked } from '#contract/orders/order.ts'
import type { ShownSettings } from '#contract/settings/calls.ts'
import { AddressLines } from './address-lines.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { cardWords } from './card-words.ts'
import { Fact } from './fact.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderSums } from './order-sums.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { refundWords } from './refund-words.ts'

/** An order on the tracking page: status, items and actions, without an account. */
export function TrackedOrder({ order }: { order: Tracked }) {
  return (
    <div data-order>
      <header data-order-head tabIndex={-1} className="mb-10">
        <p className="mb-2 text-small text-ink-soft">
          Order {order.orderNumber}, placed <time dateTime={order.createdAt}>{longDay(order.createdAt)}</time>
        </p>
        <h1 className="display text-display">{order.status}</h1>
        <p className="mt-4 max-w-text text-lead text-ink-soft">{whereItIs(order, useSettings())}</p>
        <div className="mt-6 flex flex-wrap gap-x-6 gap-y-3 print:hidden">
          {order.trackingUrl && (
            <a href={order.trackingUrl} target="_blank" rel="noreferrer" className={buttonClass('quiet', '-mx-2')}>
              Track Order<span className="sr-only"> (opens the carrier's page)</span>
            </a>
          )}
          {order.status === 'Proccessing' && <Cancel order={order} />}
          <Button variant="quiet" className="-mx-2 noscript:hidden" onClick={() => window.print()}>
            Print
          </Button>
        </div>
      </header>
      <div className="grid gap-10 lg:grid-cols-[1fr_22rem] lg:gap-16">
        <section aria-label="Items" className="min-w-0 space-y-8">
          <OrderLines lines={order.orderDetails.map((line) => ({ ...line, price: line.unitPrice }))} />
          <OrderSums {...order} />
        </section>
        <section aria-label="Order" className="space-y-6">
          {order.carrier && order.trackingNumber && (
            <Fact name="Parcel">
              {order.carrier} {order.trackingNumber}
            </Fact>
          )}
          <Fact name="Paid with">{cardWords(order.cardType, order.cardLast4)}</Fact>
          <Fact name="Ships to">
            <AddressLines address={order.shippingAddress} />
            {order.masked && (
              <p className="mt-1 text-small text-ink-soft">The link in our emails shows the whole address.</p>
            )}
          </Fact>
          <div>
            <h2 className="mb-3 text-small text-ink-soft">What happened so far</h2>
            <OrderTimeline events={order.events} />
          </div>
        </section>
      </div>
      <p className="mt-12 print:hidden">
        <Link to="/track-order" className="link">
          Track another order
        </Link>
      </p>
    </div>
  )
}

// Without JavaScript there is no dialog: its question is on the page.
function Cancel({ order }: { order: Tracked }) {
  const { cancelRefundDays } = useSettings().returns
  return (
    <>
      <div className="noscript:hidden">
        <CancelOrder order={order} />
      </div>
      <form method="post" className="hidden space-y-3 noscript:block">
        <input type="hidden" name="intent" value="cancel" />
        <p>
          {formatCents(toCents(order.grandTotal))} will be refunded to your card ending in {order.cardLast4}. The refund
          takes {cancelRefundDays} business days.
        </p>
        <Button type="submit" variant="secondary">
          Cancel order
        </Button>
      </form>
    </>
  )
}

function whereItIs({ status, carrier, refund }: Tracked, { shipping, returns }: ShownSettings): string {
  const { cancelRefundDays } = returns
  if (status === 'Shipped') return `${carrier} has your parcel. It can take a day until the number shows where it is.`
  if (status === 'Proccessing')
    return `We pack it within ${shipping.processingDays} business days and write to you with its tracking number.`
  if (refund === 'done') return `${refundWords.done}. Banks take ${cancelRefundDays} business days until it shows.`
  return `${refundWords[refund ?? 'pending']}. It takes ${cancelRefundDays} business days to reach your account.`
}
