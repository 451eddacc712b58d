import { Children, type ReactNode } from 'react'
import { dayWithWeekday } from '#contract/day-in-words.ts'
import type { Order } from '#contract/orders/order.ts'
import { arrivalOf } from '#contract/orders/order-arrival.ts'
import { arrivalInWords } from '#contract/shipping/arrival-dates.ts'
import { ordersMessages } from '#messages/en-US/orders.ts'

interface ArrivalWordsProps {
  order: Pick<Order, 'status' | 'promised' | 'expected' | 'deliveredOn'>
  /** The date where the shop is. */
  today: string
}

/** When an order arrives or arrived, compared with what was promised; nothing where nothing is known. */
export function ArrivalWords({ order, today }: ArrivalWordsProps): ReactNode {
  const arrival = arrivalOf(order, today)
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
      return withDays((days) => (arrival.isDelayed ? delayed : onTime)(days, promised), arrivalInWords(arrival.days))
    }
    case 'arrived':
      return arrivedWords(arrival.on, arrival.promised)
  }
}

function arrivedWords(on: string, promised: string | null): ReactNode {
  const { arrived, arrivedOnTime, arrivedLate } = ordersMessages
  if (promised === null) return withDays(arrived, dayWithWeekday(on))
  return withDays(
    (day) => (on > promised ? arrivedLate : arrivedOnTime)(day, dayWithWeekday(promised)),
    dayWithWeekday(on),
  )
}

function withDays(sentence: (days: ReactNode) => ReactNode[], days: string): ReactNode {
  const strong = (
    <strong key="days" className="font-medium text-ink">
      {days}
    </strong>
  )
  return Children.toArray(sentence(strong))
}
