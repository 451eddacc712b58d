import { Link, redirect } from 'react-router'
import { sendGuestsHome } from '#app/accounts/send-guests-home.ts'
import { apiContext } from '#app/api-context.ts'
import { changeOrder } from '#app/orders/change-order.ts'
import { OrderCard } from '#app/orders/order-card.tsx'
import { Page } from '#app/ui/page.tsx'
import { quietMeta } from '#app/ui/page-meta.ts'
import { isAdminRole } from '#contract/staff/is-admin-role.ts'
import type { Route } from './+types/order.ts'

export const meta: Route.MetaFunction = ({ matches, params }) => quietMeta(matches, `Order ${params.orderNumber}`)

/** An order of the customer; for an admin its page is in the admin area. */
export async function loader({ context, params: { orderNumber } }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const asked = [api.orders.findOrder({ orderNumber: orderNumber.slice(0, 40) }), api.accounts.verifyToken({})] as const
  const [{ order }, { role }] = await sendGuestsHome('orders', Promise.all(asked))
  if (isAdminRole(role)) throw redirect(`/admin/orders/${order.orderNumber}`)
  return order
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return changeOrder(await request.formData())
}

export default function OrderPage({ loaderData: order }: Route.ComponentProps) {
  return (
    <Page>
      <nav aria-label="Around this order" className="mb-8 flex flex-wrap gap-x-8 print:hidden">
        <Link to="/orders" className="link flex min-h-11 items-center">
          My Orders
        </Link>
      </nav>
      <OrderCard order={order} isPage />
    </Page>
  )
}
