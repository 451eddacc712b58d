import { Link } from 'react-router'
import { OrderView } from '#app/admin/orders/order-view.tsx'
import { apiContext } from '#app/api-context.ts'
import { changeOrder } from '#app/orders/change-order.ts'
import { quietMeta } from '#app/ui/page-meta.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminOrdersMessages } from '#messages/en-US/admin/orders.ts'
import { invoicesMessages } from '#messages/en-US/invoices.ts'
import type { Route } from './+types/order.ts'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  quietMeta(matches, `${adminFrameMessages.pages.order} ${params.orderNumber}`)

export async function loader({ context, params: { orderNumber } }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [{ order }, { carriers }] = await Promise.all([
    api.orders.findOrder({ orderNumber: orderNumber.slice(0, 40) }),
    api.shipping.listCarriers({}),
  ])
  return { order, carriers: carriers.filter(({ isOn }) => isOn) }
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return changeOrder(await request.formData())
}

/** One order with everything about it. */
export default function OrderPage({ loaderData: { order, carriers } }: Route.ComponentProps) {
  const papers = `/admin/orders/${order.orderNumber}`
  return (
    <>
      <p className="mb-3 flex flex-wrap justify-end gap-x-6 text-small sm:-mt-11 print:hidden">
        <Link to={`${papers}/packing-slip`} className="link flex min-h-11 items-center">
          {adminOrdersMessages.packingSlip}
        </Link>
        {order.invoices.map(({ kind, number }) => (
          <Link key={number} to={`${papers}/invoices/${number}`} className="link flex min-h-11 items-center">
            {invoicesMessages.titles[kind](number)}
          </Link>
        ))}
      </p>
      <OrderView order={order} carriers={carriers} />
    </>
  )
}
