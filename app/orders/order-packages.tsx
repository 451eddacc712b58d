import { dayWithWeekday } from '#contract/day-in-words.ts'
import type { TrackedOrder } from '#contract/orders/order.ts'
import type { Shipment } from '#contract/shipments/shipment.ts'
import { arrivalInWords } from '#contract/shipping/arrival-dates.ts'
import { ordersMessages } from '#messages/en-US/orders.ts'
import { ConfirmArrival } from './confirm-arrival.tsx'

type ShownOrder = Omit<TrackedOrder, 'masked'> & { masked?: boolean }

/** The packages of an order that leaves in several: what is in each, where it is, and whether it has arrived. */
export function OrderPackages({ order, today }: { order: ShownOrder; today: string }) {
  return (
    <section aria-labelledby="packages-title">
      <h2 id="packages-title" className="display mb-3 text-lead">
        {ordersMessages.packages}
      </h2>
      <ul className="divide-y divide-line border-t border-line">
        {order.shipments.map((shipment) => (
          <li key={shipment._id} className="grid gap-1 py-4">
            <Package order={order} shipment={shipment} />
            {!order.masked && (
              <div className="empty:hidden print:hidden">
                <ConfirmArrival order={order} shipment={shipment} today={today} />
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Package({ order, shipment }: { order: ShownOrder; shipment: Shipment }) {
  const { position, carrier, trackingNumber, trackingUrl, deliveredOn, expected, lines } = shipment
  const tracking = [carrier, trackingNumber].filter(Boolean).join(' ')
  const names = lines.flatMap(({ lineId, quantity }) => {
    const line = order.orderDetails.find(({ _id }) => _id === lineId)
    return line ? [`${quantity} × ${line.name}`] : []
  })
  return (
    <>
      <h3 className="font-medium">{ordersMessages.packageNumber(position)}</h3>
      <p>{names.join(', ')}</p>
      <p className="text-ink-soft">
        {deliveredOn
          ? ordersMessages.packageArrived(dayWithWeekday(deliveredOn))
          : expected && ordersMessages.packageExpected(arrivalInWords(expected))}
      </p>
      <p className="wrap-anywhere text-ink-soft">
        {trackingUrl ? (
          <a href={trackingUrl} target="_blank" rel="noreferrer" className="link inline-flex min-h-11 items-center">
            {tracking}
            <span className="sr-only"> {ordersMessages.trackHint(ordersMessages.packageNumber(position))}</span>
          </a>
        ) : (
          tracking || (order.masked ? null : ordersMessages.noTracking)
        )}
      </p>
    </>
  )
}
