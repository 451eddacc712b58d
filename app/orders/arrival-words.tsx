import { Children, type ReactNode } from 'react'
import { dayWithWeekday } from '#contract/day-in-words.ts'
import type { Order } from '#contract/orders/order.ts'
import { arrivalOf } from '#contract/orders/order-arrival.ts'
import { arrivalInWords } from '#contract/shipping/arrival-dates.ts'
import { ordersMessages } from '#messages/en-US/orders.ts'

interface ArrivalWordsProps {
  order: Pick<Order, 'pickup' | 'status' | 'promised' | 'expected' | 'deliveredOn'>
  /** The date where the shop is. */
  today: string
}

/** When an order arrives or arrived, compared with what was promised; nothing where nothing is known. */
export function ArrivalWords({ order, today }: ArrivalWordsProps): ReactNode {
  const arrival = arrivalOf(order, today)
  if (order.pickup) return pickupWords(arrival)
  switch (arrival.state) {
    case 'unknown':
      return null
    case 'promised':
      return withDays(ordersMessages.promised, arrivalInWords(arrival.days))
    case 'late':
      return ordersMessages.late(dayWithWeekday(arrival.promised))
    case 'overdue':
      return ordersMessages.overdue(dayWithWeekday(arrival.by))
    case 'on-its-way': {
      const { onTime, delayed } = ordersMessages
      const promised = dayWithWeekday(arrival.promised)
      return withDays(
        (days) => (arrival.isDelayed ? delayed(days, promised) : onTime(days)),
        arrivalInWords(arrival.days),
      )
    }
    case 'arrived':
      return arrivedWords(arrival.on, arrival.promised)
  }
}

function pickupWords(arrival: ReturnType<typeof arrivalOf>): ReactNode {
  const { promised, late, collected } = ordersMessages.pickup
  if (arrival.state === 'promised') return withDays(promised, arrivalInWords(arrival.days))
  if (arrival.state === 'late') return late(dayWithWeekday(arrival.promised))
  return arrival.state === 'arrived' ? withDays(collected, dayWithWeekday(arrival.on)) : null
}

function arrivedWords(on: string, promised: string | null): ReactNode {
  const { arrived, arrivedLate } = ordersMessages
  const isLate = promised !== null && on > promised
  return withDays((day) => (isLate ? arrivedLate(day, dayWithWeekday(promised)) : arrived(day)), dayWithWeekday(on))
}

function withDays(sentence: (days: ReactNode) => ReactNode[], days: string): ReactNode {
  const strong = (
    <strong key="days" className="font-medium text-ink">
      {days}
    </strong>
  )
  return Children.toArray(sentence(strong))
}
