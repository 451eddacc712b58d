import * as z from 'zod/mini'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { choiceParam, dayParam, idParam, queryOf, readQuery, textParam } from '#app/admin/list-query.ts'
import { orderBulkActions } from '#app/admin/orders/bulk-actions.ts'
import { orderColumns } from '#app/admin/orders/order-columns.tsx'
import { orderFilters } from '#app/admin/orders/order-filters.ts'
import { PrintLinks } from '#app/admin/orders/print-links.tsx'
import { createSelection } from '#app/admin/table/create-selection.ts'
import { CsvLink } from '#app/admin/table/csv-link.tsx'
import { ListTable } from '#app/admin/table/list-table.tsx'
import { api } from '#app/api.ts'
import { apiContext } from '#app/api-context.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { type OrderRow, orderSorts, paymentFilters } from '#contract/order-table/order-row.ts'
import { orderChoices } from '#contract/orders/order.ts'
import { tagLength } from '#contract/orders/tags.ts'
import { deliveryOptions } from '#contract/shipping/zone-shape.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminOrdersMessages } from '#messages/en-US/admin/orders.ts'
import { adminPendingOrdersMessages } from '#messages/en-US/admin/pending-orders.ts'
import type { Route } from './+types/orders.ts'

const querySchema = z.object({
  search: textParam(100),
  status: choiceParam(orderChoices),
  payment: choiceParam(paymentFilters),
  delivery: choiceParam(deliveryOptions),
  from: dayParam,
  until: dayParam,
  tag: textParam(tagLength),
  sort: choiceParam(orderSorts),
  columns: textParam(200),
  after: idParam,
})

const selection = createSelection<OrderRow>()

export async function loader({ context, request }: Route.LoaderArgs) {
  const { columns, after, ...filter } = readQuery(querySchema, request)
  const { orders, next } = await context.get(apiContext).orderTable.listOrderRows({ ...filter, after })
  return { page: { rows: orders, next, after }, filter, columns }
}

/** All orders, a line each. */
export default function Orders({ loaderData: { page, filter, columns } }: Route.ComponentProps) {
  const name = adminFrameMessages.pages.orders
  const { sort: _, ...exported } = filter
  return (
    <>
      <AdminHeading actions={<Actions />}>{name}</AdminHeading>
      <ListTable
        name={name}
        page={page}
        columns={orderColumns()}
        idOf={({ _id }) => _id}
        nameOf={({ orderNumber }) => orderNumber}
        query={{ ...filter, columns }}
        search={adminOrdersMessages.search}
        filters={orderFilters()}
        usualSort="newest"
        csv={{
          link: <CsvLink path={`/admin/orders/export.csv?${queryOf(exported)}`} />,
          async readPage(page) {
            const { orders, next } = await api.orderTable.listOrderRows({ ...filter, ...page })
            return { rows: orders, next }
          },
        }}
        empty={{ title: adminOrdersMessages.empty, filtered: adminOrdersMessages.empty }}
        selection={selection}
        actions={orderBulkActions()}
        links={(chosen) => <PrintLinks orders={chosen} />}
      />
    </>
  )
}

function Actions() {
  return (
    <>
      <LinkButton variant="secondary" to="/admin/orders/new" className="lg:min-h-10">
        {adminPendingOrdersMessages.newOrder}
      </LinkButton>
      <LinkButton variant="secondary" to="/admin/orders/ship" className="lg:min-h-10">
        {adminOrdersMessages.shipOrders}
      </LinkButton>
    </>
  )
}
