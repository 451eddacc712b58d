import { Link } from 'react-router'
import { buttonClass } from '#app/ui/button-class.ts'
import { longDay } from '#contract/day-in-words.ts'
import type { Order } from '#contract/orders/order.ts'
import { AddressLines } from './address-lines.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { cardWords } from './card-words.ts'
import { Fact } from './fact.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderSums } from './order-sums.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { refundWords } from './refund-words.ts'

interface OrderCardProps {
  order: Order
  /** True on its own page: the number is the heading, and the timeline is shown. */
  isPage?: boolean
}

/** A customer's order with its details and actions. */
export function OrderCard({ order, isPage = false }: OrderCardProps) {
  return (
    <article aria-labelledby={`order-${order._id}`} data-order className="border-t border-ink pt-6">
      <header
        data-order-head
        tabIndex={-1}
        className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2"
      >
        {isPage ? (
          <h1 id={`order-${order._id}`} className="display text-display">
            {order.orderNumber}
          </h1>
        ) : (
          <h2 id={`order-${order._id}`} className="display text-title">
            <Link to={`/orders/${order.orderNumber}`} className="link">
              {order.orderNumber}
            </Link>
          </h2>
        )}
        <p className="text-small text-ink-soft max-sm:order-last max-sm:basis-full">
          Placed <time dateTime={order.createdAt}>{longDay(order.createdAt)}</time>
        </p>
        <p className="ml-auto text-end font-medium">
          <span className={order.status === 'Canceled' ? 'text-accent' : ''}>{order.status}</span>
          {order.refund && (
            <span className="block text-small font-normal text-ink-soft">{refundWords[order.refund]}</span>
          )}
        </p>
      </header>
      <div className="grid gap-8 lg:grid-cols-[1fr_20rem] lg:items-start lg:gap-14">
        <OrderLines lines={order.orderDetails.map((line) => ({ ...line, price: line.unitPrice }))} />
        <div className="space-y-6">
          <OrderSums {...order} />
          <Fact name="Paid with">{cardWords(order.cardType, order.cardLast4)}</Fact>
          <Fact name="Ships to">
            <AddressLines address={order.shippingAddress} />
          </Fact>
          <Fact name="Receipt">{order.receiptEmail}</Fact>
          {isPage && (
            <div>
              <h2 className="mb-3 text-small text-ink-soft">What happened so far</h2>
              <OrderTimeline events={order.events} />
            </div>
          )}
        </div>
      </div>
      <footer className="mt-6 flex flex-wrap items-start gap-x-6 gap-y-4 print:hidden">
        <div className="flex flex-wrap gap-x-6 gap-y-2">
          {order.status === 'Proccessing' && <CancelOrder order={order} />}
          {order.trackingUrl && (
            <a href={order.trackingUrl} target="_blank" rel="noreferrer" className={buttonClass('quiet', '-mx-2')}>
              Track Order<span className="sr-only"> {order.orderNumber} (opens the carrier's page)</span>
            </a>
          )}
        </div>
      </footer>
    </article>
  )
}
