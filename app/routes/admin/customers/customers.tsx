import * as z from 'zod/mini'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { AccountsTable } from '#app/admin/customers/accounts-table.tsx'
import { GuestsTable } from '#app/admin/customers/guests-table.tsx'
import { choiceParam, readQuery, textParam } from '#app/admin/list-query.ts'
import { ListTabs } from '#app/admin/list-tabs.tsx'
import { apiContext } from '#app/api-context.ts'
import { customerSorts } from '#contract/customers/calls.ts'
import { tagLength } from '#contract/orders/tags.ts'
import { adminCustomersMessages } from '#messages/en-US/admin/customers.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import type { Route } from './+types/customers.ts'

const querySchema = z.object({
  list: choiceParam(['guests']),
  search: textParam(100),
  tag: textParam(tagLength),
  email: textParam(254),
  sort: choiceParam(customerSorts),
  columns: textParam(200),
  after: textParam(254),
})

export async function loader({ context, request }: Route.LoaderArgs) {
  const { customers: api } = context.get(apiContext)
  const { list, email, columns, after, ...filter } = readQuery(querySchema, request)
  if (list) {
    const { guests, next } = await api.listGuests({ email, after })
    return { list, page: { rows: guests, next, after }, query: { list, email, columns } }
  }
  const { data: id } = z.safeParse(z.uuid(), after)
  const { customers, next } = await api.listCustomers({ ...filter, after: id })
  return { list: null, page: { rows: customers, next, after: id }, query: { ...filter, columns } }
}

/** Who has an account, or who has ordered without one. */
export default function Customers({ loaderData }: Route.ComponentProps) {
  const name = adminFrameMessages.pages.customers
  const { accounts, guests } = adminCustomersMessages.lists
  return (
    <>
      <AdminHeading>{name}</AdminHeading>
      <ListTabs
        name={name}
        param="list"
        tabs={[{ label: accounts }, { value: 'guests', label: guests }]}
        tab={loaderData.list ?? undefined}
      />
      {loaderData.list ? (
        <GuestsTable name={name} page={loaderData.page} query={loaderData.query} />
      ) : (
        <AccountsTable name={name} page={loaderData.page} query={loaderData.query} />
      )}
    </>
  )
}
