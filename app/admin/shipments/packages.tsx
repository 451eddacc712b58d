import { useState } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '#app/ui/button-class.ts'
import { dayWithWeekday } from '#contract/day-in-words.ts'
import type { Order } from '#contract/orders/order.ts'
import type { Shipment } from '#contract/shipments/shipment.ts'
import { arrivalInWords } from '#contract/shipping/arrival-dates.ts'
import type { Carrier } from '#contract/shipping/carrier.ts'
import { adminOrdersMessages } from '#messages/en-US/admin/orders.ts'
import { Moment } from '../moment.tsx'
import { choiceOf } from '../orders/print-page.tsx'
import { EditTracking } from './edit-tracking.tsx'
import { MarkDelivered } from './mark-delivered.tsx'

interface PackagesProps {
  order: Order
  /** Those that are on. */
  carriers: readonly Carrier[]
}

/** The packages of an order: what is in each, where it is, and what staff can do about it. */
export function Packages({ order, carriers }: PackagesProps) {
  return (
    <ul className="divide-y divide-line border-t border-line">
      {order.shipments.map((shipment) => (
        <li key={shipment._id} className="py-4">
          <Package order={order} shipment={shipment} carriers={carriers} />
        </li>
      ))}
    </ul>
  )
}

function Package({ order, shipment, carriers }: PackagesProps & { shipment: Shipment }) {
  const [open, setOpen] = useState<'tracking' | 'delivered' | null>(null)
  const { position, carrier, trackingNumber, trackingUrl, shippedAt } = shipment
  const said = adminOrdersMessages.package
  const toggle = (part: 'tracking' | 'delivered') => setOpen(open === part ? null : part)
  const done = () => setOpen(null)
  return (
    <article aria-label={said.number(position)} className="grid gap-2">
      <p className="flex flex-wrap items-baseline gap-x-4">
        <strong className="font-medium">{said.number(position)}</strong>
        <span className="wrap-anywhere">
          {[carrier, trackingNumber].filter(Boolean).join(' ') || adminOrdersMessages.noTracking}
        </span>
        <span className="text-small text-ink-soft">
          {said.shipped} <Moment at={shippedAt} />
        </span>
      </p>
      <ul className="text-small text-ink-soft">
        {contentsOf(order, shipment).map(({ line, quantity }) => (
          <li key={line._id}>{[`${quantity} × ${line.name}`, choiceOf(line)].filter(Boolean).join(', ')}</li>
        ))}
      </ul>
      <p className="text-small">{arrivalOf(shipment)}</p>
      <div className="flex flex-wrap gap-x-6 print:hidden">
        {trackingUrl && (
          <a href={trackingUrl} target="_blank" rel="noreferrer" className={buttonClass('quiet', '-mx-2')}>
            {adminOrdersMessages.trackOrder}
            <span className="sr-only"> {adminOrdersMessages.trackOrderHint(said.number(position))}</span>
          </a>
        )}
        <button
          type="button"
          className={buttonClass('quiet', '-mx-2')}
          aria-expanded={open === 'tracking'}
          onClick={() => toggle('tracking')}
        >
          {trackingNumber ? said.correct : said.addTracking}
        </button>
        <button
          type="button"
          className={buttonClass('quiet', '-mx-2')}
          aria-expanded={open === 'delivered'}
          onClick={() => toggle('delivered')}
        >
          {shipment.deliveredOn ? said.correctDelivered : said.markDelivered}
        </button>
        <Link
          to={`/admin/orders/${order.orderNumber}/packing-slip?package=${position}`}
          className={buttonClass('quiet', '-mx-2')}
        >
          {adminOrdersMessages.packingSlip}
          <span className="sr-only"> {said.number(position)}</span>
        </Link>
      </div>
      {open === 'tracking' && <EditTracking shipment={shipment} carriers={carriers} onDone={done} />}
      {open === 'delivered' && <MarkDelivered shipment={shipment} onDone={done} />}
    </article>
  )
}

/** The lines of a package with their units in it. */
export function contentsOf({ orderDetails }: Pick<Order, 'orderDetails'>, { lines }: Shipment) {
  return lines.flatMap(({ lineId, quantity }) => {
    const line = orderDetails.find(({ _id }) => _id === lineId)
    return line ? [{ line, quantity }] : []
  })
}

function arrivalOf({ deliveredOn, expected }: Shipment): string | null {
  const said = adminOrdersMessages.package
  if (deliveredOn) return said.deliveredOn(dayWithWeekday(deliveredOn))
  return expected && said.expected(arrivalInWords(expected))
}
