import { Children } from 'react'
import { Link } from 'react-router'
import { useSettings } from '#app/settings/use-settings.ts'
import { dayWithWeekday } from '#contract/day-in-words.ts'
import type { TrackedOrder } from '#contract/orders/order.ts'
import { lastReturnDay } from '#contract/returns/last-return-day.ts'
import { ordersMessages } from '#messages/en-US/orders.ts'

interface OrderHelpProps {
  order: Pick<TrackedOrder, 'orderNumber' | 'status' | 'deliveredOn' | 'shipments' | 'returnDays'>
  today: string
  /** The page on which items are returned; null for someone who may not. */
  returnPath: string | null
}

/** Returning what has shipped, and a contact link that names the order. */
export function OrderHelp({ order, today, returnPath }: OrderHelpProps) {
  const { orderNumber, status, shipments, returnDays } = order
  const canReturn = status !== 'Canceled' && shipments.length > 0
  const link = (text: string) => (
    <Link key={text} to={contactPath('order', orderNumber)} className="link">
      {text}
    </Link>
  )
  return (
    <div className="space-y-4">
      {canReturn && returnDays !== null && (
        <Return order={order} returnDays={returnDays} today={today} returnPath={returnPath} />
      )}
      <p>{Children.toArray(ordersMessages.questions(link))}</p>
    </div>
  )
}

function Return({ order, returnDays, today, returnPath }: OrderHelpProps & { returnDays: number }) {
  const { orderNumber, deliveredOn, shipments } = order
  const last = lastReturnDay(shipments, returnDays, useSettings().shop)
  const isOver = last !== null && today > last
  // Until a day of arrival is known, an open window is told in days.
  const until = isOver || deliveredOn ? last : null
  return (
    <div>
      <h2 className="font-medium">{ordersMessages.returnTitle}</h2>
      <p className="mt-1 text-ink-soft">{returnWords(returnDays, until, isOver)}</p>
      <p className="mt-1 flex flex-wrap gap-x-5">
        {!isOver && (
          <Link to={returnPath ?? contactPath('return', orderNumber)} className="link target font-medium">
            {ordersMessages.startReturn}
          </Link>
        )}
        <Link to="/shipping-returns" className="link target">
          {ordersMessages.returnPolicy}
        </Link>
      </p>
    </div>
  )
}

function returnWords(returnDays: number, until: string | null, isOver: boolean): string {
  if (until === null) return ordersMessages.returnDays(returnDays)
  return isOver ? ordersMessages.returnOver(dayWithWeekday(until)) : ordersMessages.returnUntil(dayWithWeekday(until))
}

/** The contact page with department and subject filled in. */
function contactPath(about: 'order' | 'return', orderNumber: string): string {
  return `/contact-us?${new URLSearchParams({ about, order: orderNumber })}`
}
