import { data } from 'react-router'
import { PackingSlip } from '#app/admin/orders/packing-slip.tsx'
import { apiContext } from '#app/api-context.ts'
import { noFrame } from '#app/frame/frame.tsx'
import { quietMeta } from '#app/ui/page-meta.ts'
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

/** The packing slip of an order. */
export default function PackingSlipPage({ loaderData: { order, shipment } }: Route.ComponentProps) {
  return <PackingSlip order={order} shipment={shipment} />
}
