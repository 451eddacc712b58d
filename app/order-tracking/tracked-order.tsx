import { Children } from 'react'
import { Link } from 'react-router'
import { useSettings } from '#app/settings/use-settings.ts'
import { Button } from '#app/ui/button.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'
import { formatCents } from '#contract/money.ts'
import { keptCents } from '#contract/orders/kept-cents.ts'
import type { TrackedOrder as Tracked } from '#contract/orders/order.ts'
import { ordersMessages } from '#messages/en-US/orders.ts'
import { CancelOrder } from '../orders/cancel-order.tsx'
import { OrderSheet } from '../orders/order-sheet.tsx'
import { statusWord } from '../orders/status-word.ts'

interface TrackedOrderProps {
  order: Tracked
  today: string
  /** The number and the key in the URL. */
  link: string
}

/** An order on the tracking page, without an account: its status is the heading. */
export function TrackedOrder({ order, today, link }: TrackedOrderProps) {
  const paperPath = order.masked ? null : `/track-order/${link}/invoices`
  const placed = <LocalTime key="placed" at={order.createdAt} as="day" />
  return (
    <>
      <OrderSheet
        order={order}
        today={today}
        above={[ordersMessages.order(order.orderNumber), ' · ', ...Children.toArray(ordersMessages.placed(placed))]}
        title={statusWord(order)}
        cancel={<Cancel order={order} />}
        paperPath={paperPath}
        returnPath={order.masked ? null : `/track-order/${link}/return`}
      />
      <p className="mt-12 print:hidden">
        <Link to="/track-order" className="link">
          {ordersMessages.trackAnother}
        </Link>
      </p>
    </>
  )
}

// Without JavaScript there is no dialog: its question is on the page.
function Cancel({ order }: { order: Tracked }) {
  const { cancelRefundDays } = useSettings().returns
  if (order.masked) return <p className="print:hidden">{ordersMessages.cancelByLink}</p>
  const restCents = keptCents(order)
  return (
    <>
      <div className="noscript:hidden">
        <CancelOrder order={order} />
      </div>
      <form method="post" className="hidden space-y-3 noscript:block">
        <input type="hidden" name="intent" value="cancel" />
        <p>
          {restCents > 0
            ? ordersMessages.cancelText(formatCents(restCents), order.cardLast4, cancelRefundDays)
            : ordersMessages.allRefunded}
        </p>
        <Button type="submit" variant="secondary">
          {ordersMessages.cancel}
        </Button>
      </form>
    </>
  )
}
