import * as z from 'zod/mini'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { customerColumns } from '#app/admin/customers/customer-columns.tsx'
import { choiceParam, idParam, readQuery, textParam } from '#app/admin/list-query.ts'
import { ListTable } from '#app/admin/table/list-table.tsx'
import { api } from '#app/api.ts'
import { apiContext } from '#app/api-context.ts'
import { customerSorts } from '#contract/customers/calls.ts'
import { adminCustomersMessages } from '#messages/en-US/admin/customers.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import type { Route } from './+types/customers.ts'

const querySchema = z.object({
  search: textParam(100),
  sort: choiceParam(customerSorts),
  columns: textParam(200),
  after: idParam,
})

export async function loader({ context, request }: Route.LoaderArgs) {
  const { columns, after, ...filter } = readQuery(querySchema, request)
  const { customers, next } = await context.get(apiContext).customers.listCustomers({ ...filter, after })
  return { page: { rows: customers, next, after }, filter, columns }
}

export default function Customers({ loaderData: { page, filter, columns } }: Route.ComponentProps) {
  const name = adminFrameMessages.pages.customers
  return (
    <>
      <AdminHeading>{name}</AdminHeading>
      <ListTable
        name={name}
        page={page}
        columns={customerColumns()}
        idOf={({ _id }) => _id}
        nameOf={({ email }) => email}
        query={{ ...filter, columns }}
        search={adminCustomersMessages.search}
        usualSort="newest"
        csv={{
          file: 'customers',
          async readPage(page) {
            const { customers, next } = await api.customers.listCustomers({ ...filter, ...page })
            return { rows: customers, next }
          },
        }}
        empty={{ title: adminCustomersMessages.noneFound, filtered: adminCustomersMessages.noneFound }}
      />
    </>
  )
}
