import { api } from '#app/api.ts'
import type { CustomerSort, ListedCustomer } from '#contract/customers/calls.ts'
import { adminCustomersMessages } from '#messages/en-US/admin/customers.ts'
import { createSelection } from '../table/create-selection.ts'
import type { RowsPage } from '../table/download-csv.ts'
import { ListTable } from '../table/list-table.tsx'
import { customerBulkActions } from './bulk-actions.ts'
import { customerColumns } from './customer-columns.tsx'

interface AccountsTableProps {
  name: string
  page: RowsPage<ListedCustomer> & { after: string | undefined }
  query: { search?: string; tag?: string; sort?: CustomerSort; columns?: string }
}

const selection = createSelection<ListedCustomer>()

/** The customers who have an account. */
export function AccountsTable({ name, page, query }: AccountsTableProps) {
  const { columns: _, ...filter } = query
  return (
    <ListTable
      key="accounts"
      name={name}
      page={page}
      columns={customerColumns()}
      idOf={({ _id }) => _id}
      nameOf={({ email }) => email}
      query={query}
      search={adminCustomersMessages.search}
      filters={[{ name: 'tag', label: adminCustomersMessages.tag, isText: true }]}
      usualSort="newest"
      csv={{
        file: 'customers',
        async readPage(page) {
          const { customers, next } = await api.customers.listCustomers({ ...filter, ...page })
          return { rows: customers, next }
        },
      }}
      empty={{ title: adminCustomersMessages.noneFound, filtered: adminCustomersMessages.noneFound }}
      selection={selection}
      actions={customerBulkActions()}
    />
  )
}
