import { AddressLines } from '#app/orders/address-lines.tsx'
import { DeliveryPlace } from '#app/orders/delivery-place.tsx'
import { WrittenNotes } from '#app/orders/written-notes.tsx'
import type { Order } from '#contract/orders/order.ts'
import { notesOf } from '#contract/orders/order-notes.ts'
import type { Shipment } from '#contract/shipments/shipment.ts'
import { adminOrdersMessages } from '#messages/en-US/admin/orders.ts'
import { contentsOf } from '../shipments/packages.tsx'
import { choiceOf, PrintPage, PrintTableHead } from './print-page.tsx'
import { unitsToPack } from './units-to-pack.ts'

interface PackingSlipProps {
  order: Order
  /** One that has shipped; without one the slip is of what is left to pack. */
  shipment?: Shipment | null
  /** One of several papers that are printed together. */
  isInSet?: boolean
}

/** What to pick and where it goes; no prices, as it may be a gift. */
export function PackingSlip({ order, shipment = null, isInSet = false }: PackingSlipProps) {
  const items = shipment ? contentsOf(order, shipment) : unitsToPack(order)
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0)
  const title = shipment ? adminOrdersMessages.packingSlipNumber(shipment.position) : adminOrdersMessages.packingSlip
  return (
    <PrintPage order={order} title={title} isInSet={isInSet}>
      {order.status === 'Canceled' && (
        <p className="mb-6 text-lead font-medium">{adminOrdersMessages.canceledDoNotShip}</p>
      )}
      <div className="mb-8 grid gap-6 sm:grid-cols-2 print:grid-cols-2">
        <div>
          <h2 className="mb-1 text-small">
            {order.pickup ? adminOrdersMessages.customer : adminOrdersMessages.shipTo}
          </h2>
          <div className="text-lead">
            {order.pickup ? order.shippingAddress.name : <AddressLines address={order.shippingAddress} />}
          </div>
          {order.shippingAddress.phone && <p className="mt-1 text-small">{order.shippingAddress.phone}</p>}
        </div>
        <div>
          <h2 className="mb-1 text-small">
            {order.pickup ? adminOrdersMessages.pickup.place : adminOrdersMessages.shipping}
          </h2>
          {order.pickup ? (
            <DeliveryPlace address={order.shippingAddress} pickup={order.pickup} />
          ) : (
            <p>{order.shippingMethod || adminOrdersMessages.shippingOptions[order.shippingOption]}</p>
          )}
          {shipment && <p>{[shipment.carrier, shipment.trackingNumber].filter(Boolean).join(' ')}</p>}
        </div>
      </div>
      <div className="mb-8 space-y-4 empty:hidden">
        {order.giftMessage && <p className="text-lead font-medium">{adminOrdersMessages.keepPackingSlip}</p>}
        <WrittenNotes {...notesOf(order)} taxNumber="" />
      </div>
      <table className="w-full border-collapse">
        <PrintTableHead names={Object.values(adminOrdersMessages.slipColumns)} />
        <tbody>
          {items.map(({ line, quantity }) => (
            <tr key={line._id} className="border-b border-line align-top">
              <td className="w-16 py-3">
                <span aria-hidden className="mt-1 block size-4 border border-ink" />
              </td>
              <td className="py-3 pr-4">
                {line.name}
                <span className="block text-small">{choiceOf(line)}</span>
              </td>
              <td className="py-3 pr-4 text-small break-words">{line.sku}</td>
              <td className="py-3 text-right text-lead tabular-nums">{quantity}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 text-right">{adminOrdersMessages.itemsInTotal(units)}</p>
      <p className="mt-10 max-w-text text-small">{adminOrdersMessages.thanks(order.returnDays)}</p>
    </PrintPage>
  )
}
