import type { ReactNode } from 'react'
import { LocalTime } from '#app/ui/local-time.tsx'
import { dayWithWeekday } from '#contract/day-in-words.ts'
import type { TrackedOrder } from '#contract/orders/order.ts'
import { lastDayOf } from '#contract/orders/order-arrival.ts'
import { ordersMessages } from '#messages/en-US/orders.ts'

/** A step of an order: done, or still to come. */
export interface OrderStep {
  name: string
  /** When it was done, or by when it is expected. */
  detail: ReactNode
  isDone: boolean
}

type Facts = Pick<
  TrackedOrder,
  | 'pickup'
  | 'status'
  | 'createdAt'
  | 'shippedAt'
  | 'deliveredOn'
  | 'expected'
  | 'promised'
  | 'refund'
  | 'events'
  | 'shipments'
  | 'fulfillment'
>

/**
 * The steps of an order: to the delivery, or to the refund of a canceled one. `today` is the date where the shop is.
 */
export function stepsOf(order: Facts, today: string): OrderStep[] {
  const { status, createdAt, refund, events } = order
  const { steps } = ordersMessages
  const dayOf = (kind: string) => {
    const event = events.findLast((each) => each.kind === kind)
    return event ? <LocalTime at={event.at} as="short-day" /> : null
  }
  const start = [
    { name: steps.placed, detail: <LocalTime at={createdAt} as="short-day" />, isDone: true },
    { name: steps.paid, detail: dayOf('paid'), isDone: true },
  ]
  if (status === 'Canceled') {
    return [
      ...start,
      { name: steps.canceled, detail: dayOf('canceled'), isDone: true },
      { name: steps.refunded, detail: dayOf('refunded'), isDone: refund === 'done' },
    ]
  }
  return [...start, ...deliveryOf(order, today)]
}

function deliveryOf(order: Facts, today: string): OrderStep[] {
  const { pickup, shipments, fulfillment, shippedAt, deliveredOn } = order
  const { by } = ordersMessages
  const steps = pickup ? pickupSteps() : ordersMessages.steps
  const last = lastDayOf(order, today)
  const isDelivered = deliveredOn !== null
  const sentAt = shippedAt ?? shipments.at(-1)?.shippedAt ?? null
  return [
    {
      name: fulfillment === 'partially-shipped' ? steps.partlyShipped : steps.shipped,
      detail: sentAt ? <LocalTime at={sentAt} as="short-day" /> : pickup && last && by(dayWithWeekday(last)),
      isDone: sentAt !== null,
    },
    {
      name: steps.delivered,
      detail: isDelivered ? dayWithWeekday(deliveredOn) : !pickup && last && by(dayWithWeekday(last)),
      isDone: isDelivered,
    },
  ]
}

function pickupSteps() {
  const { ready, partlyReady, pickedUp } = ordersMessages.pickup.steps
  return { shipped: ready, partlyShipped: partlyReady, delivered: pickedUp }
}
