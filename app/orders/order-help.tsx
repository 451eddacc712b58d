import { Children } from 'react'
import { Link } from 'react-router'
import { useSettings } from '#app/settings/use-settings.ts'
import { dayWithWeekday } from '#contract/day-in-words.ts'
import type { TrackedOrder } from '#contract/orders/order.ts'
import { dayAfter } from '#contract/shipping/business-days.ts'
import { ordersMessages } from '#messages/en-US/orders.ts'

interface OrderHelpProps {
  order: Pick<TrackedOrder, 'orderNumber' | 'status' | 'deliveredOn'>
  today: string
}

/** Returning a shipped order, and a contact link that names the order. */
export function OrderHelp({ order: { orderNumber, status, deliveredOn }, today }: OrderHelpProps) {
  const link = (text: string) => (
    <Link key={text} to={contactPath('order', orderNumber)} className="link">
      {text}
    </Link>
  )
  return (
    <div className="space-y-4">
      {status === 'Shipped' && <Return orderNumber={orderNumber} deliveredOn={deliveredOn} today={today} />}
      <p>{Children.toArray(ordersMessages.questions(link))}</p>
    </div>
  )
}

interface ReturnProps {
  orderNumber: string
  deliveredOn: string | null
  today: string
}

function Return({ orderNumber, deliveredOn, today }: ReturnProps) {
  const { returnDays } = useSettings().returns
  const until = deliveredOn && dayAfter(deliveredOn, returnDays)
  const isOver = until !== null && today > until
  return (
    <div>
      <h2 className="font-medium">{ordersMessages.returnTitle}</h2>
      <p className="mt-1 text-ink-soft">{returnWords(returnDays, until, isOver)}</p>
      <p className="mt-1 flex flex-wrap gap-x-5">
        {!isOver && (
          <Link to={contactPath('return', orderNumber)} className="link target font-medium">
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
