import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { OrderReturns } from '#app/returns/order-returns.tsx'
import { useSettings } from '#app/settings/use-settings.ts'
import { Button } from '#app/ui/button.tsx'
import { buttonClass } from '#app/ui/button-class.ts'
import type { TrackedOrder } from '#contract/orders/order.ts'
import { isArrivalFinal } from '#contract/returns/is-arrival-final.ts'
import { ordersMessages } from '#messages/en-US/orders.ts'
import { ArrivalWords } from './arrival-words.tsx'
import { paymentWords } from './card-words.ts'
import { ConfirmArrival } from './confirm-arrival.tsx'
import { DeliveryPlace } from './delivery-place.tsx'
import { Fact } from './fact.tsx'
import { OrderHelp } from './order-help.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderPackages } from './order-packages.tsx'
import { OrderProgress } from './order-progress.tsx'
import { OrderState } from './order-state.tsx'
import { stepsOf } from './order-steps.tsx'
import { OrderSums } from './order-sums.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { orderedLines } from './ordered-lines.ts'
import { WrittenNotes } from './written-notes.tsx'

/** An order as its buyer sees it, with their account or by a tracking link. */
type ShownOrder = Omit<TrackedOrder, 'masked'> & { masked?: boolean; receiptEmail?: string }

interface OrderSheetProps {
  order: ShownOrder
  /** The date where the shop is. */
  today: string
  /** The line above the heading. */
  above: ReactNode
  title: string
  /** The button that cancels the order. */
  cancel: ReactNode
  /** The path above its invoice and credit notes; null for someone who may not see them. */
  paperPath: string | null
  /** The path of the page on which items are returned from; null for someone who may not. */
  returnPath: string | null
}

/** An order on its page: how far it is, when it arrives, its items with their sums, and what to do next. */
export function OrderSheet({ order, today, above, title, cancel, paperPath, returnPath }: OrderSheetProps) {
  const hasPackages = !order.pickup && (order.shipments.length > 1 || order.fulfillment === 'partially-shipped')
  return (
    <article aria-labelledby="order-title" data-order>
      <header data-order-head tabIndex={-1} className="outline-none">
        <p className="mb-2 text-small text-ink-soft">{above}</p>
        <h1 id="order-title" className="display text-display">
          {title}
        </h1>
        <p className="mt-4 max-w-text text-lead text-ink-soft">
          <ArrivalWords order={order} today={today} /> <OrderState order={order} />
        </p>
      </header>
      <div className="mt-8 mb-12">
        <OrderProgress steps={stepsOf(order, today)} />
      </div>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-start">
        <section aria-label={ordersMessages.items} className="min-w-0 space-y-8">
          {hasPackages && <OrderPackages order={order} today={today} />}
          <OrderLines lines={orderedLines(order)} />
          <div className="ml-auto sm:max-w-80">
            <OrderSums {...order} />
          </div>
          {order.returns.length > 0 && (
            <OrderReturns
              returns={order.returns}
              orderNumber={order.orderNumber}
              slipPath={returnPath && `${returnPath}s`}
            />
          )}
          <OrderTimeline events={order.events} isPickup={order.pickup !== null} />
        </section>
        <section aria-label={ordersMessages.details} className="space-y-6 bg-linen p-6 lens-right sm:p-8">
          <Facts order={order} paperPath={paperPath} />
          <div className="space-y-5 border-t border-line-strong pt-6 print:hidden">
            {order.trackingUrl && !hasPackages && <TrackLink order={order} />}
            {order.masked && order.carrier && !order.deliveredOn && <p>{ordersMessages.trackingMasked}</p>}
            {order.status === 'Proccessing' && order.shipments.length === 0 && cancel}
            {order.status === 'Shipped' && !hasPackages && !order.pickup && !order.masked && (
              <ConfirmArrival order={order} today={today} />
            )}
            {order.masked && <ArrivedByLink order={order} today={today} />}
            <OrderHelp order={order} today={today} returnPath={returnPath} />
            <Button variant="quiet" className="-mx-2 noscript:hidden" onClick={() => window.print()}>
              {ordersMessages.print}
            </Button>
          </div>
        </section>
      </div>
    </article>
  )
}

/** Where who knows only number and email address can say that it arrived. */
function ArrivedByLink({ order, today }: Pick<OrderSheetProps, 'order' | 'today'>) {
  const isFinal = isArrivalFinal(order, today, useSettings().shop)
  if (isFinal || order.shipments.length === 0 || order.deliveredOn || order.pickup) return null
  return <p>{ordersMessages.arrivedByLink}</p>
}

function Facts({ order, paperPath }: Pick<OrderSheetProps, 'order' | 'paperPath'>) {
  return (
    <>
      <Fact name={order.pickup ? ordersMessages.pickup.place : ordersMessages.shippingAddress}>
        <DeliveryPlace address={order.shippingAddress} pickup={order.pickup} />
        {order.masked && !order.pickup && (
          <p className="mt-1 text-small text-ink-soft">{ordersMessages.addressMasked}</p>
        )}
      </Fact>
      <Fact name={ordersMessages.paymentMethod}>{paymentOf(order)}</Fact>
      <WrittenNotes {...order} />
      {order.receiptEmail && <Fact name={ordersMessages.receipt}>{order.receiptEmail}</Fact>}
      {paperPath && order.invoices.length > 0 && (
        <Fact name={ordersMessages.invoices}>
          {order.invoices.map(({ kind, number }) => (
            <Link key={number} to={`${paperPath}/${number}`} className="link block w-fit py-1">
              {ordersMessages.paper[kind](number)}
            </Link>
          ))}
        </Fact>
      )}
      {order.shipments.length === 1 && order.carrier && order.trackingNumber && (
        <Fact name={ordersMessages.package}>
          {order.carrier} {order.trackingNumber}
        </Fact>
      )}
    </>
  )
}

function paymentOf(order: ShownOrder): string {
  if (order.exchangeOf) return ordersMessages.exchangeOf(order.exchangeOf)
  return order.masked && order.grandTotal > 0 ? ordersMessages.paymentMasked : paymentWords(order)
}

/** Opens the carrier's page. */
function TrackLink({ order: { trackingUrl, orderNumber } }: { order: ShownOrder }) {
  return (
    <a href={trackingUrl ?? ''} target="_blank" rel="noreferrer" className={buttonClass('primary', 'w-full')}>
      {ordersMessages.track}
      <span className="sr-only"> {ordersMessages.trackHint(orderNumber)}</span>
    </a>
  )
}
