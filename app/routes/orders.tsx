import { redirect } from 'react-router'
import * as z from 'zod/mini'
import { sendGuestsHome } from '#app/accounts/send-guests-home.ts'
import { apiContext } from '#app/api-context.ts'
import { changeOrder } from '#app/orders/change-order.ts'
import { findToday } from '#app/orders/find-today.ts'
import { OrderRow } from '#app/orders/order-row.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Page } from '#app/ui/page.tsx'
import { quietMeta } from '#app/ui/page-meta.ts'
import { PageTitle } from '#app/ui/page-title.tsx'
import { roleMay } from '#contract/staff/roles.ts'
import { ordersMessages } from '#messages/en-US/orders.ts'
import type { Route } from './+types/orders.ts'

const pageLimit = 20

const query = z.object({ after: z.catch(z.optional(z.string().check(z.maxLength(200))), undefined) })

export const meta: Route.MetaFunction = ({ matches }) => quietMeta(matches, ordersMessages.history)

/** A customer's own orders; the orders of all customers have a page in the admin area. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { searchParams, search } = new URL(request.url)
  const { after } = z.parse(query, Object.fromEntries(searchParams))
  const asked = [api.orders.ordersHistory({ after, limit: pageLimit }), api.accounts.verifyToken({})] as const
  const [{ orderHistory, next }, { role }] = await sendGuestsHome('orders', Promise.all(asked))
  if (roleMay(role, 'support')) throw redirect(`/admin/orders${search}`)
  return { orderHistory, next, today: await findToday(api) }
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return changeOrder(await request.formData())
}

export default function OrdersHistory({ loaderData: { orderHistory, next, today } }: Route.ComponentProps) {
  return (
    <Page>
      <PageTitle>{ordersMessages.history}</PageTitle>
      {orderHistory.length === 0 ? (
        <EmptyState title={ordersMessages.empty}>
          <LinkButton to="/shop">{ordersMessages.continueBrowsing}</LinkButton>
        </EmptyState>
      ) : (
        <ul className="border-b border-line-strong">
          {orderHistory.map((order) => (
            <li key={order._id}>
              <OrderRow order={order} today={today} />
            </li>
          ))}
        </ul>
      )}
      {next && (
        <p className="mt-12">
          <LinkButton variant="secondary" to={`?${new URLSearchParams({ after: next })}`}>
            {ordersMessages.older}
          </LinkButton>
        </p>
      )}
    </Page>
  )
}
