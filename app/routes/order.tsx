import { Link } from 'react-router'
import { sendGuestsHome } from '#app/accounts/send-guests-home.ts'
import { AdminNav } from '#app/admin/admin-nav.tsx'
import { apiContext } from '#app/api-context.ts'
import { changeOrder } from '#app/orders/change-order.ts'
import { OrderCard } from '#app/orders/order-card.tsx'
import { Page } from '#app/ui/page.tsx'
import { quietMeta } from '#app/ui/page-meta.ts'
import { isAdminRole } from '#contract/staff/is-admin-role.ts'
import type { Route } from './+types/order.ts'

export const meta: Route.MetaFunction = ({ matches, params }) => quietMeta(matches, `Order ${params.orderNumber}`)

export async function loader({ context, params: { orderNumber } }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const asked = [api.orders.findOrder({ orderNumber: orderNumber.slice(0, 40) }), api.accounts.verifyToken({})] as const
  const [{ order }, { role }] = await sendGuestsHome('orders', Promise.all(asked))
  return { order, isAdmin: isAdminRole(role) }
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return changeOrder(await request.formData())
}

/** One order, for its owner and for admins. */
export default function OrderPage({ loaderData: { order, isAdmin } }: Route.ComponentProps) {
  const papers = `/admin/orders/${order.orderNumber}`
  return (
    <Page>
      {isAdmin && <AdminNav />}
      <nav aria-label="Around this order" className="mb-8 flex flex-wrap gap-x-8 print:hidden">
        <Link to="/orders" className="link flex min-h-11 items-center">
          {isAdmin ? 'All orders' : 'My Orders'}
        </Link>
        {isAdmin && (
          <>
            <Link to={`${papers}/packing-slip`} className="link flex min-h-11 items-center">
              Packing slip
            </Link>
            <Link to={`${papers}/invoice`} className="link flex min-h-11 items-center">
              Invoice
            </Link>
            <Link to="/admin/reconciliation" className="link flex min-h-11 items-center">
              Reconciliation
            </Link>
          </>
        )}
      </nav>
      <OrderCard order={order} isAdmin={isAdmin} isPage />
    </Page>
  )
}
