import { choiceOf, PrintPage, PrintTableHead } from '#app/admin/orders/print-page.tsx'
import { apiContext } from '#app/api-context.ts'
import { noFrame } from '#app/frame/frame.tsx'
import { AddressLines } from '#app/orders/address-lines.tsx'
import { useSettings } from '#app/settings/use-settings.ts'
import { quietMeta } from '#app/ui/page-meta.ts'
import { adminOrdersMessages } from '#messages/en-US/admin/orders.ts'
import type { Route } from './+types/packing-slip.ts'

export const handle = noFrame

export const meta: Route.MetaFunction = ({ matches, params }) =>
  quietMeta(matches, `${adminOrdersMessages.packingSlip} ${params.orderNumber}`)

export async function loader({ context, params }: Route.LoaderArgs) {
  return (await context.get(apiContext).orders.findOrder({ orderNumber: params.orderNumber.slice(0, 40) })).order
}

/** What to pick and where it goes; no prices, as it may be a gift. */
export default function PackingSlip({ loaderData: order }: Route.ComponentProps) {
  const { returnDays } = useSettings().returns
  const units = order.orderDetails.reduce((sum, { quantity }) => sum + quantity, 0)
  return (
    <PrintPage order={order} title={adminOrdersMessages.packingSlip}>
      {order.status === 'Canceled' && (
        <p className="mb-6 text-lead font-medium">{adminOrdersMessages.canceledDoNotShip}</p>
      )}
      <div className="mb-8 grid gap-6 sm:grid-cols-2 print:grid-cols-2">
        <div>
          <h2 className="mb-1 text-small">{adminOrdersMessages.shipTo}</h2>
          <div className="text-lead">
            <AddressLines address={order.shippingAddress} />
          </div>
          {order.shippingAddress.phone && <p className="mt-1 text-small">{order.shippingAddress.phone}</p>}
        </div>
        <div>
          <h2 className="mb-1 text-small">{adminOrdersMessages.shipping}</h2>
          <p>{order.shippingMethod || adminOrdersMessages.shippingOptions[order.shippingOption]}</p>
          {order.trackingNumber && (
            <p>
              {order.carrier} {order.trackingNumber}
            </p>
          )}
        </div>
      </div>
      <table className="w-full border-collapse">
        <PrintTableHead names={Object.values(adminOrdersMessages.slipColumns)} />
        <tbody>
          {order.orderDetails.map((line) => (
            <tr key={line._id} className="border-b border-line align-top">
              <td className="w-16 py-3">
                <span aria-hidden className="mt-1 block size-4 border border-ink" />
              </td>
              <td className="py-3 pr-4">
                {line.name}
                <span className="block text-small">{choiceOf(line)}</span>
              </td>
              <td className="py-3 pr-4 text-small break-words">{line.sku}</td>
              <td className="py-3 text-right text-lead tabular-nums">{line.quantity}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 text-right">{adminOrdersMessages.itemsInTotal(units)}</p>
      <p className="mt-10 max-w-text text-small">{adminOrdersMessages.thanks(returnDays)}</p>
    </PrintPage>
  )
}
