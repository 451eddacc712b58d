import { Children } from 'react'
import { Link, redirect } from 'react-router'
import { sendGuestsHome } from '#app/accounts/send-guests-home.ts'
import { apiContext } from '#app/api-context.ts'
import { CancelOrder } from '#app/orders/cancel-order.tsx'
import { changeOrder } from '#app/orders/change-order.ts'
import { findToday } from '#app/orders/find-today.ts'
import { OrderSheet } from '#app/orders/order-sheet.tsx'
import { statusWord } from '#app/orders/status-word.ts'
import { LocalTime } from '#app/ui/local-time.tsx'
import { Page } from '#app/ui/page.tsx'
import { quietMeta } from '#app/ui/page-meta.ts'
import { roleMay } from '#contract/staff/roles.ts'
import { ordersMessages } from '#messages/en-US/orders.ts'
import type { Route } from './+types/order.ts'

export const meta: Route.MetaFunction = ({ matches, params }) =>
  quietMeta(matches, ordersMessages.order(params.orderNumber))

/** An order of the customer; for an admin its page is in the admin area. */
export async function loader({ context, params: { orderNumber } }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const asked = [api.orders.findOrder({ orderNumber: orderNumber.slice(0, 40) }), api.accounts.verifyToken({})] as const
  const [{ order }, { role }] = await sendGuestsHome('orders', Promise.all(asked))
  if (roleMay(role, 'support')) throw redirect(`/admin/orders/${order.orderNumber}`)
  return { order, today: await findToday(api) }
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return changeOrder(await request.formData())
}

export default function OrderPage({ loaderData: { order, today } }: Route.ComponentProps) {
  const placed = <LocalTime key="placed" at={order.createdAt} as="day" />
  return (
    <Page>
      <nav aria-label={ordersMessages.around} className="mb-6 print:hidden">
        <Link to="/orders" className="link inline-flex min-h-11 items-center">
          {ordersMessages.myOrders}
        </Link>
      </nav>
      <OrderSheet
        order={order}
        today={today}
        above={[statusWord(order), ' · ', ...Children.toArray(ordersMessages.placed(placed))]}
        title={order.orderNumber}
        cancel={<CancelOrder order={order} />}
        paperPath={`/orders/${order.orderNumber}/invoices`}
        returnPath={`/orders/${order.orderNumber}/return`}
      />
    </Page>
  )
}
