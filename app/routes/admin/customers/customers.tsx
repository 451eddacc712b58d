import * as z from 'zod/mini'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { customerColumns } from '#app/admin/customers/customer-columns.tsx'
import { afterParam, readQuery, textParam } from '#app/admin/list-query.ts'
import { ListResults } from '#app/admin/list-results.tsx'
import { chosenColumns } from '#app/admin/table/column.ts'
import { ColumnChoice } from '#app/admin/table/column-choice.tsx'
import { DataTable } from '#app/admin/table/data-table.tsx'
import { PagesNav } from '#app/admin/table/pages-nav.tsx'
import { TableFilter } from '#app/admin/table/table-filter.tsx'
import { apiContext } from '#app/api-context.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { adminCommonMessages } from '#messages/en-US/admin/common.ts'
import { adminCustomersMessages } from '#messages/en-US/admin/customers.ts'
import type { Route } from './+types/customers.ts'

const querySchema = z.object({ search: textParam(100), columns: textParam(200), after: afterParam })

export async function loader({ context, request }: Route.LoaderArgs) {
  const { search, after, columns } = readQuery(querySchema, request)
  const { customers, next } = await context.get(apiContext).customers.listCustomers({ search, after })
  return { customers, next, after, query: { search, columns } }
}

export default function Customers({ loaderData: { customers, next, after, query } }: Route.ComponentProps) {
  const name = adminCommonMessages.pages.customers
  const { search } = query
  return (
    <>
      <AdminHeading lead={adminCustomersMessages.lead}>{name}</AdminHeading>
      <TableFilter name={name} search={adminCustomersMessages.search} fields={[]} query={query}>
        <ColumnChoice columns={customerColumns()} query={query} />
      </TableFilter>
      <ListResults>
        {customers.length === 0 ? (
          <EmptyState
            title={adminCustomersMessages.noneFound}
            text={search && adminCustomersMessages.noneMatching(search)}
          >
            <LinkButton variant="secondary" to="?">
              {adminCommonMessages.showAll}
            </LinkButton>
          </EmptyState>
        ) : (
          <DataTable
            name={name}
            rows={customers}
            columns={chosenColumns(customerColumns(), query.columns)}
            idOf={({ _id }) => _id}
            nameOf={({ email }) => email}
            query={query}
          />
        )}
        <PagesNav name={name} query={query} after={after} next={next} />
      </ListResults>
    </>
  )
}
