import { Children, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useSettings } from '#app/settings/use-settings.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { StatusDisplay } from '#app/ui/status-display.tsx'
import type { Confirmation as Confirmed } from '#contract/checkout/confirmation.ts'
import { dayWithWeekday } from '#contract/day-in-words.ts'
import { notesOf } from '#contract/orders/order-notes.ts'
import { arrivalInWords } from '#contract/shipping/arrival-dates.ts'
import { checkoutMessages } from '#messages/en-US/checkout.ts'
import { ordersMessages } from '#messages/en-US/orders.ts'
import { transferMessages } from '#messages/en-US/transfer.ts'
import type { OrderToTrack } from '../order-tracking/order-to-track.ts'
import { paymentWords } from '../orders/card-words.ts'
import { DeliveryPlace } from '../orders/delivery-place.tsx'
import { Fact } from '../orders/fact.tsx'
import { OrderLines } from '../orders/order-lines.tsx'
import { OrderProgress } from '../orders/order-progress.tsx'
import type { OrderStep } from '../orders/order-steps.tsx'
import { OrderSums } from '../orders/order-sums.tsx'
import { WrittenNotes } from '../orders/written-notes.tsx'
import { AccountOffer } from './account-offer.tsx'
import { HowToPay } from './how-to-pay.tsx'

interface ConfirmationProps {
  confirmed: Confirmed
  /** The payment provider's ID of the session. */
  sessionId: string
}

/** An order confirmation: when it arrives, items, address, payment and next steps; for a guest an account. */
export function Confirmation({ confirmed, sessionId }: ConfirmationProps) {
  const { customer, offersAccount } = confirmed
  const [welcome, setWelcome] = useState<string | null>(null)
  return (
    <>
      <header className="mb-8 lg:mb-10">
        <h1 className="display text-display">{checkoutMessages.ordered}</h1>
        <p className="mt-4 max-w-text text-lead wrap-anywhere text-ink-soft">{thanksFor(confirmed)}</p>
        {confirmed.awaiting && <HowToPay confirmed={confirmed} awaiting={confirmed.awaiting} />}
      </header>
      <OrderProgress steps={stepsOf(confirmed)} />
      <div className="mt-12 grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr] lg:items-start">
        <section aria-label={ordersMessages.items} className="min-w-0 space-y-8">
          <OrderLines lines={confirmed.productsOrdered} />
          <div className="ml-auto sm:max-w-80">
            <OrderSums {...confirmed} />
          </div>
        </section>
        <section
          aria-label={ordersMessages.details}
          className="space-y-6 bg-linen p-6 lens-right sm:p-8 lg:col-start-2 lg:row-span-2 lg:row-start-1"
        >
          <Facts confirmed={confirmed} />
          <NextSteps confirmed={confirmed} />
        </section>
        <div>
          <StatusDisplay message={welcome} />
          {offersAccount && welcome === null && (
            <AccountOffer sessionId={sessionId} email={customer.email} onOpened={setWelcome} />
          )}
        </div>
      </div>
    </>
  )
}

/** Masked, it names nobody. */
function thanksFor({ masked, awaiting, customer: { name, email } }: Confirmed): string {
  if (awaiting) return masked ? transferMessages.awaitingThanksUnnamed : transferMessages.awaitingThanks(name, email)
  return masked ? checkoutMessages.thanksUnnamed : checkoutMessages.thanks(name, email)
}

function Facts({ confirmed }: { confirmed: Confirmed }) {
  return (
    <div className="grid grid-cols-2 gap-6">
      <Fact name={ordersMessages.orderNumber}>{confirmed.orderNumber}</Fact>
      <Fact name={ordersMessages.status}>{confirmed.orderStatus}</Fact>
      <Fact name={ordersMessages.paymentMethod}>{paymentWords(confirmed)}</Fact>
      <Fact name={confirmed.pickup ? ordersMessages.pickup.place : ordersMessages.shippingAddress}>
        {confirmed.customerAddress ? (
          <DeliveryPlace address={confirmed.customerAddress} pickup={confirmed.pickup} />
        ) : (
          <p>{checkoutMessages.addressHidden}</p>
        )}
      </Fact>
      {Object.values(notesOf(confirmed)).some((text) => text !== '') && (
        <div className="col-span-2 space-y-6">
          <WrittenNotes {...notesOf(confirmed)} />
        </div>
      )}
    </div>
  )
}

function NextSteps({ confirmed }: { confirmed: Confirmed }) {
  const { processingDays } = useSettings().shipping
  const { orderNumber, trackingKey, masked, customer, arrival, pickup } = confirmed
  const toTrack: OrderToTrack = { orderNumber, email: masked ? '' : customer.email }
  return (
    <div className="border-t border-line-strong pt-6">
      <h2 className="font-medium">{ordersMessages.nextSteps}</h2>
      <p className="mt-1 text-ink-soft">
        {arrival ? arrivalWords(arrivalInWords(arrival), pickup !== null) : ordersMessages.abroad}{' '}
        {pickup ? ordersMessages.pickup.preparing : ordersMessages.packing(processingDays)}
      </p>
      <Link
        to={trackingKey ? `/track-order/${orderNumber}.${trackingKey}` : '/track-order'}
        state={toTrack}
        className="signed-out link target mt-3 inline-block"
      >
        {ordersMessages.trackTitle}
      </Link>
      <Link to="/orders" className="signed-in link target mt-3 inline-block">
        {ordersMessages.myOrders}
      </Link>
      <LinkButton to="/shop" className="mt-6 w-full">
        {checkoutMessages.continueShopping}
      </LinkButton>
    </div>
  )
}

function arrivalWords(days: string, isPickup: boolean): ReactNode {
  const strong = (
    <strong key="days" className="font-medium text-ink">
      {days}
    </strong>
  )
  return Children.toArray((isPickup ? ordersMessages.pickup : ordersMessages).promised(strong))
}

/** The status is that of the moment it was loaded; a confirmation has no dates of its own. */
function stepsOf({ orderStatus, arrival, awaiting, pickup }: Confirmed): OrderStep[] {
  const { steps, by } = ordersMessages
  const done = (name: string): OrderStep => ({ name, detail: null, isDone: true })
  const start = [done(steps.placed), { ...done(steps.paid), isDone: awaiting === null }]
  if (orderStatus === 'Canceled') return [...start, done(steps.canceled)]
  const last = arrival && by(dayWithWeekday(arrival.to))
  if (pickup) {
    const { ready, pickedUp } = ordersMessages.pickup.steps
    return [
      ...start,
      { name: ready, detail: last, isDone: orderStatus === 'Shipped' },
      { name: pickedUp, detail: null, isDone: false },
    ]
  }
  return [
    ...start,
    { name: steps.shipped, detail: null, isDone: orderStatus === 'Shipped' },
    { name: steps.delivered, detail: last, isDone: false },
  ]
}
