import { Children } from 'react'
import { Link } from 'react-router'
import { Image } from '#app/media/image.tsx'
import { buttonClass } from '#app/ui/button-class.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'
import { formatCents, toCents } from '#contract/money.ts'
import { keptCents } from '#contract/orders/kept-cents.ts'
import type { Order } from '#contract/orders/order.ts'
import { ordersMessages } from '#messages/en-US/orders.ts'
import { ArrivalWords } from './arrival-words.tsx'
import { CancelOrder } from './cancel-order.tsx'
import { statusWord } from './status-word.ts'

interface OrderRowProps {
  order: Order
  today: string
}

/** An order in the history: its items, how far it is, and what to do with it. */
export function OrderRow({ order, today }: OrderRowProps) {
  const isPart = order.refund === 'done' && keptCents(order) > 0
  const { orderNumber, status, refund, createdAt, grandTotal, orderDetails } = order
  const units = orderDetails.reduce((sum, { quantity }) => sum + quantity, 0)
  const placed = <LocalTime key="placed" at={createdAt} as="day" />
  return (
    <article
      aria-labelledby={`order-${order._id}`}
      data-order
      className="grid gap-x-10 gap-y-5 border-t border-line-strong py-8 lg:grid-cols-[16.5rem_minmax(0,1fr)_auto] lg:items-start"
    >
      <OrderImages order={order} />
      <header data-order-head tabIndex={-1} className="min-w-0 outline-none">
        <h2 id={`order-${order._id}`} className="display text-title">
          <Link to={`/orders/${orderNumber}`} className="link">
            {orderNumber}
          </Link>
        </h2>
        <p className="mt-1">{namesOf(orderDetails)}</p>
        <p className="text-ink-soft">
          {Children.toArray(ordersMessages.placed(placed))} ·{' '}
          {ordersMessages.summary(ordersMessages.units(units), formatCents(toCents(grandTotal)))}
        </p>
        <p className="mt-4">
          <span className={`font-medium ${status === 'Canceled' ? 'text-accent' : ''}`}>{statusWord(order)}</span>
          {order.fulfillment === 'partially-shipped' && (
            <span className="text-ink-soft">
              {' · '}
              {order.pickup ? ordersMessages.pickup.steps.partlyReady : ordersMessages.partlyShipped}
            </span>
          )}
          {refund && (
            <span className="text-ink-soft">
              {' · '}
              {isPart ? ordersMessages.refundedPart : ordersMessages.refundStates[refund]}
            </span>
          )}
        </p>
        <p className="text-ink-soft">
          <ArrivalWords order={order} today={today} />
        </p>
      </header>
      <div className="flex flex-wrap gap-x-5 gap-y-2 lg:w-44 lg:flex-col lg:items-stretch print:hidden">
        <LinkButton to={`/orders/${orderNumber}`} variant="secondary" aria-label={ordersMessages.viewOf(orderNumber)}>
          {ordersMessages.view}
        </LinkButton>
        {order.trackingUrl && (
          <a href={order.trackingUrl} target="_blank" rel="noreferrer" className={buttonClass('quiet')}>
            {ordersMessages.track}
            <span className="sr-only"> {ordersMessages.trackHint(orderNumber)}</span>
          </a>
        )}
        {status === 'Proccessing' && order.shipments.length === 0 && <CancelOrder order={order} variant="quiet" />}
      </div>
    </article>
  )
}

/** The names of the first items, and how many more there are. */
function namesOf(lines: Order['orderDetails'], max = 3): string {
  const names = [...new Set(lines.map(({ name }) => name))]
  const more = names.length - max
  return [...names.slice(0, max), ...(more > 0 ? [ordersMessages.moreItems(more)] : [])].join(', ')
}

/** The first items of an order, and how many more there are. */
export function OrderImages({ order: { orderDetails, orderNumber }, max = 3 }: { order: Order; max?: number }) {
  const more = orderDetails.length - max
  return (
    <Link to={`/orders/${orderNumber}`} tabIndex={-1} aria-hidden className="flex items-center gap-2">
      {orderDetails.slice(0, max).map((line) => (
        <Image
          key={line._id}
          image={{ src: line.image, alt: '', tint: 'var(--color-linen)' }}
          sizes="80px"
          className="w-20 shrink"
          isDecorative
        />
      ))}
      {more > 0 && <span className="text-small text-ink-soft">{ordersMessages.moreItems(more)}</span>}
    </Link>
  )
}
