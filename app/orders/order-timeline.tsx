import type { Order } from '#contract/orders/order.ts'

type Event = Order['events'][number]

const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

const words: Record<string, string> = {
  placed: 'Ordered',
  paid: 'Paid',
  mailed: 'Mail sent',
  shipped: 'Shipped',
  canceled: 'Canceled',
  refunded: 'Refunded',
  'refund-failed': 'Refund delayed',
  disputed: 'Payment disputed',
  note: 'Note',
}

/** The history of an order, oldest first; admins also see who did it. */
export function OrderTimeline({ events }: { events: readonly Event[] }) {
  return (
    <ol className="border-l border-line-strong">
      {events.map((event) => (
        <li key={`${event.kind} ${event.at} ${event.note}`} className="relative pb-5 pl-6 last:pb-0">
          <span aria-hidden className="absolute top-2 -left-1 size-2 rounded-full bg-ink" />
          <p>
            {words[event.kind] ?? event.kind}
            {event.by && <span className="text-ink-soft"> by {event.by}</span>}
          </p>
          {event.note && <p className="text-small wrap-anywhere text-ink-soft">{event.note}</p>}
          <p className="text-small text-ink-soft">
            <time dateTime={event.at}>{time.format(new Date(event.at))}</time> UTC
          </p>
        </li>
      ))}
    </ol>
  )
}
