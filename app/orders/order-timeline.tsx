import { FoldIcon } from '#app/ui/fold-icon.tsx'
import { LocalTime } from '#app/ui/local-time.tsx'
import type { Order } from '#contract/orders/order.ts'
import { ordersMessages } from '#messages/en-US/orders.ts'

/** Everything that happened to an order, oldest first, folded away. */
export function OrderTimeline({ events, isPickup }: { events: Order['events']; isPickup: boolean }) {
  const names = { ...ordersMessages.events, ...(isPickup && ordersMessages.pickup.events) }
  return (
    <details className="group border-y border-line">
      <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-medium transition-colors hover:text-accent">
        {ordersMessages.eventsTitle}
        <FoldIcon />
      </summary>
      <ol aria-label={ordersMessages.eventsTitle} className="grid gap-2 pb-6">
        {events.map((event) => (
          <li key={`${event.kind} ${event.at}`} className="flex flex-wrap justify-between gap-x-6">
            <span>{names[event.kind] ?? event.kind}</span>
            <span className="text-ink-soft tabular-nums">
              <LocalTime at={event.at} />
            </span>
          </li>
        ))}
      </ol>
    </details>
  )
}
