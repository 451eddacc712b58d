import * as z from 'zod/mini'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { choiceParam, queryOf, readQuery, textParam } from '#app/admin/list-query.ts'
import { ListResults } from '#app/admin/list-results.tsx'
import { orderColumns } from '#app/admin/orders/order-columns.tsx'
import { orderFilters } from '#app/admin/orders/order-filters.ts'
import { PrintLinks } from '#app/admin/orders/print-links.tsx'
import { BulkBar } from '#app/admin/table/bulk-bar.tsx'
import { chosenColumns } from '#app/admin/table/column.ts'
import { ColumnChoice } from '#app/admin/table/column-choice.tsx'
import { createSelection } from '#app/admin/table/create-selection.ts'
import { DataTable } from '#app/admin/table/data-table.tsx'
import { PagesNav } from '#app/admin/table/pages-nav.tsx'
import { tableButton } from '#app/admin/table/table-button.ts'
import { TableFilter } from '#app/admin/table/table-filter.tsx'
import { apiContext } from '#app/api-context.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { type OrderRow, orderSorts, paymentFilters } from '#contract/order-table/order-row.ts'
import { orderChoices } from '#contract/orders/order.ts'
import { tagLength } from '#contract/orders/tags.ts'
import { deliveryOptions } from '#contract/shipping/zone-shape.ts'
import { adminCommonMessages } from '#messages/en-US/admin/common.ts'
import { adminOrdersMessages } from '#messages/en-US/admin/orders.ts'
import { adminPendingOrdersMessages } from '#messages/en-US/admin/pending-orders.ts'
import { adminTableMessages } from '#messages/en-US/admin/table.ts'
import type { Route } from './+types/orders.ts'

const date = z.catch(z.optional(z.iso.date()), undefined)
const querySchema = z.object({
  search: textParam(100),
  status: choiceParam(orderChoices),
  payment: choiceParam(paymentFilters),
  delivery: choiceParam(deliveryOptions),
  from: date,
  until: date,
  tag: textParam(tagLength),
  sort: choiceParam(orderSorts),
  columns: textParam(200),
  after: z.catch(z.optional(z.uuid()), undefined),
})

const selection = createSelection<OrderRow>()
const row = { idOf: ({ _id }: OrderRow) => _id, nameOf: ({ orderNumber }: OrderRow) => orderNumber }

export async function loader({ context, request }: Route.LoaderArgs) {
  const { columns, after, ...filter } = readQuery(querySchema, request)
  const { orders, next } = await context.get(apiContext).orderTable.listOrderRows({ ...filter, after })
  return { orders, next, after, query: { ...filter, columns } }
}

/** All orders, a line each. */
export default function Orders({ loaderData: { orders, next, after, query } }: Route.ComponentProps) {
  const columns = orderColumns()
  const name = adminCommonMessages.pages.orders
  const { sort, columns: _, ...filter } = query
  return (
    <>
      <AdminHeading actions={<Actions />}>{name}</AdminHeading>
      <TableFilter name={name} search={adminOrdersMessages.search} fields={orderFilters()} query={query}>
        <ColumnChoice columns={columns} query={query} />
        <a href={`/admin/orders/export.csv?${queryOf(filter)}`} download className={tableButton}>
          {adminTableMessages.exportCsv}
        </a>
      </TableFilter>
      <ListResults>
        {orders.length === 0 ? (
          <EmptyState title={adminOrdersMessages.empty}>
            {Object.values(filter).some(Boolean) && (
              <LinkButton variant="secondary" to="?">
                {adminOrdersMessages.showAll}
              </LinkButton>
            )}
          </EmptyState>
        ) : (
          <DataTable
            {...row}
            name={name}
            rows={orders}
            columns={chosenColumns(columns, query.columns)}
            query={query}
            usualSort="newest"
            selection={selection}
          />
        )}
        <PagesNav name={name} query={query} after={after} next={next} />
        <BulkBar {...row} selection={selection} rows={orders} links={(chosen) => <PrintLinks orders={chosen} />} />
      </ListResults>
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
