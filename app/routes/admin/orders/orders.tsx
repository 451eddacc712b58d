import * as z from 'zod/mini'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { choiceParam, queryOf, readQuery, textParam } from '#app/admin/list-query.ts'
import { ListResults } from '#app/admin/list-results.tsx'
import { OrderFilter } from '#app/admin/orders/order-filter.tsx'
import { OrderColumns, OrderRow } from '#app/admin/orders/order-row.tsx'
import { apiContext } from '#app/api-context.ts'
import { changeOrder } from '#app/orders/change-order.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { orderChoices } from '#contract/orders/order.ts'
import { tagLength } from '#contract/orders/tags.ts'
import { adminCommonMessages } from '#messages/en-US/admin/common.ts'
import { adminOrdersMessages } from '#messages/en-US/admin/orders.ts'
import { adminPendingOrdersMessages } from '#messages/en-US/admin/pending-orders.ts'
import type { Route } from './+types/orders.ts'

const pageLimit = 50

const date = z.catch(z.optional(z.iso.date()), undefined)
const filterSchema = z.object({
  search: textParam(100),
  status: choiceParam(orderChoices),
  from: date,
  until: date,
  tag: textParam(tagLength),
  after: textParam(200),
})

export async function loader({ context, request }: Route.LoaderArgs) {
  const filter = readQuery(filterSchema, request)
  const api = context.get(apiContext)
  const [{ orderHistory, next }, { carriers }] = await Promise.all([
    api.orders.ordersHistory({ ...filter, limit: pageLimit }),
    api.shipping.listCarriers({}),
  ])
  return { orders: orderHistory, next, filter, carriers: carriers.filter(({ isOn }) => isOn) }
}

export async function clientAction({ request }: Route.ClientActionArgs) {
  return changeOrder(await request.formData())
}

/** All orders, newest first, a line each. */
export default function Orders({ loaderData: { orders, next, filter, carriers } }: Route.ComponentProps) {
  const chosen = { ...filter, after: undefined }
  return (
    <>
      <AdminHeading
        actions={
          <>
            <LinkButton variant="secondary" to="/admin/orders/new">
              {adminPendingOrdersMessages.newOrder}
            </LinkButton>
            <LinkButton variant="secondary" to="/admin/orders/ship">
              {adminOrdersMessages.shipOrders}
            </LinkButton>
          </>
        }
      >
        {adminCommonMessages.pages.orders}
      </AdminHeading>
      <OrderFilter chosen={filter} />
      <ListResults next={next && queryOf({ ...chosen, after: next })} nextLabel={adminOrdersMessages.older}>
        {orders.length === 0 ? (
          <EmptyState title={adminOrdersMessages.empty}>
            {Object.values(filter).some(Boolean) && (
              <LinkButton variant="secondary" to="?">
                {adminOrdersMessages.showAll}
              </LinkButton>
            )}
          </EmptyState>
        ) : (
          <>
            <OrderColumns />
            <ul className="divide-y divide-line border-b border-line max-xl:border-t">
              {orders.map((order) => (
                <li key={order._id}>
                  <OrderRow order={order} carriers={carriers} />
                </li>
              ))}
            </ul>
            <p className="mt-3">
              <a
                href={`/admin/orders/export.csv?${queryOf(chosen)}`}
                download
                className="link inline-flex min-h-11 items-center text-small"
              >
                {adminOrdersMessages.exportCsv}
              </a>
            </p>
          </>
        )}
      </ListResults>
    </>
  )
}
