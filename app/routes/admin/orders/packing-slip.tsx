import { data } from 'react-router'
import { choiceOf, PrintPage, PrintTableHead } from '#app/admin/orders/print-page.tsx'
import { contentsOf } from '#app/admin/shipments/packages.tsx'
import { apiContext } from '#app/api-context.ts'
import { noFrame } from '#app/frame/frame.tsx'
import { AddressLines } from '#app/orders/address-lines.tsx'
import { DeliveryPlace } from '#app/orders/delivery-place.tsx'
import { useSettings } from '#app/settings/use-settings.ts'
import { quietMeta } from '#app/ui/page-meta.ts'
import type { Order } from '#contract/orders/order.ts'
import { unitsLeft } from '#contract/orders/units-left.ts'
import { adminOrdersMessages } from '#messages/en-US/admin/orders.ts'
import type { Route } from './+types/packing-slip.ts'

export const handle = noFrame

export const meta: Route.MetaFunction = ({ matches, params }) =>
  quietMeta(matches, `${adminOrdersMessages.packingSlip} ${params.orderNumber}`)

/** The slip of a package that has shipped, with its number in `?package=`, or of what is left to pack. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { order } = await context.get(apiContext).orders.findOrder({ orderNumber: params.orderNumber.slice(0, 40) })
  const wanted = new URL(request.url).searchParams.get('package')
  const shipment = order.shipments.find(({ position }) => String(position) === wanted) ?? null
  if (wanted !== null && shipment === null) throw data(null, { status: 404 })
  return { order, shipment }
}

/** What to pick and where it goes; no prices, as it may be a gift. */
export default function PackingSlip({ loaderData: { order, shipment } }: Route.ComponentProps) {
  const { returnDays } = useSettings().returns
  const items = shipment ? contentsOf(order, shipment) : unitsToPack(order)
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0)
  const title = shipment ? adminOrdersMessages.packingSlipNumber(shipment.position) : adminOrdersMessages.packingSlip
  return (
    <PrintPage order={order} title={title}>
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
      <p className="mt-10 max-w-text text-small">{adminOrdersMessages.thanks(returnDays)}</p>
    </PrintPage>
  )
}

/** What is left to pack, or all of an order of which nothing is. */
function unitsToPack(order: Order) {
  const left = unitsLeft(order)
  return left.length > 0 ? left : order.orderDetails.map((line) => ({ line, quantity: line.quantity }))
}
