import type { Order } from '#contract/orders/order.ts'
import { ownValue } from '#contract/own-value.ts'
import { adminOrdersMessages } from '#messages/en-US/admin/orders.ts'
import { adminTableMessages } from '#messages/en-US/admin/table.ts'
import { Moment } from '../moment.tsx'

/** The history of an order, oldest first, with who did it. */
export function OrderEvents({ events, pickup }: Pick<Order, 'events' | 'pickup'>) {
  const names = { ...adminOrdersMessages.events, ...(pickup && adminOrdersMessages.pickup.events) }
  return (
    <ol className="border-l border-line-strong">
      {events.map(({ kind, at, by, note }) => (
        <li key={`${kind} ${at} ${note}`} className="relative pb-4 pl-6 text-small last:pb-0">
          <span aria-hidden className="absolute top-1.5 -left-1 size-2 rounded-full bg-ink" />
          <p>
            {ownValue(names, kind) ?? kind}
            {by && <span className="text-ink-soft"> {adminTableMessages.by(by)}</span>}
          </p>
          {note && <p className="wrap-anywhere whitespace-pre-line text-ink-soft">{note}</p>}
          <p className="text-ink-soft">
            <Moment at={at} />
          </p>
        </li>
      ))}
    </ol>
  )
}
