import * as z from 'zod/mini'
import { sendGuestsHome } from '#app/accounts/send-guests-home.ts'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { AdminNav } from '#app/admin/admin-nav.tsx'
import { queryOf } from '#app/admin/list-query.ts'
import { apiContext } from '#app/api-context.ts'
import { changeOrder } from '#app/orders/change-order.ts'
import { OrderCard } from '#app/orders/order-card.tsx'
import { OrderFilter } from '#app/orders/order-filter.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Page } from '#app/ui/page.tsx'
import { quietMeta } from '#app/ui/page-meta.ts'
import { PageTitle } from '#app/ui/page-title.tsx'
import { orderStatuses } from '#contract/orders/order.ts'
import { isAdminRole } from '#contract/staff/is-admin-role.ts'
import type { Route } from './+types/orders.ts'

const pageLimit = 20

const text = z.catch(z.optional(z.string().check(z.minLength(1), z.maxLength(100))), undefined)
const date = z.catch(z.optional(z.iso.date()), undefined)
const chosenFilter = z.object({
  search: text,
  status: z.catch(z.optional(z.enum(orderStatuses)), undefined),
  from: date,
  until: date,
  after: z.catch(z.optional(z.string().check(z.maxLength(200))), undefined),
})

export const meta: Route.MetaFunction = ({ matches }) => quietMeta(matches, 'Orders History')

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const chosen = z.parse(chosenFilter, Object.fromEntries(new URL(request.url).searchParams))
  const asked = [api.orders.ordersHistory({ ...chosen, limit: pageLimit }), api.accounts.verifyToken({})] as const
  const [history, { role }] = await sendGuestsHome('orders', Promise.all(asked))
  return { orderHistory: history.orderHistory, next: history.next, isAdmin: isAdminRole(role), chosen }
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return changeOrder(await request.formData())
}

export default function OrdersHistory({ loaderData: { orderHistory, next, isAdmin, chosen } }: Route.ComponentProps) {
  return (
    <Page>
      {isAdmin && <AdminNav />}
      {isAdmin ? (
        <>
          <AdminHeading
            actions={
              <LinkButton variant="secondary" to="/admin/orders/ship">
                Ship several
              </LinkButton>
            }
          >
            Orders
          </AdminHeading>
          <OrderFilter chosen={chosen} />
          <p className="mb-8">
            <a
              href={`/admin/orders/export.csv?${queryOf({ ...chosen, after: undefined })}`}
              download
              className="link inline-flex min-h-11 items-center text-small"
            >
              Export these orders as CSV
            </a>
          </p>
        </>
      ) : (
        <PageTitle>Orders History</PageTitle>
      )}
      {orderHistory.length === 0 ? (
        <EmptyState title="There is no order found.">
          <LinkButton to="/shop">Continue Browsing</LinkButton>
        </EmptyState>
      ) : (
        <ul className="space-y-16">
          {orderHistory.map((order) => (
            <li key={order._id}>
              <OrderCard order={order} isAdmin={isAdmin} />
            </li>
          ))}
        </ul>
      )}
      {next && (
        <p className="mt-12">
          <LinkButton variant="secondary" to={`?${queryOf({ ...chosen, after: next })}`}>
            Older orders
          </LinkButton>
        </p>
      )}
    </Page>
  )
}
