import { api } from '#app/api.ts'
import type { ListedGuest } from '#contract/customers/calls.ts'
import { adminCustomersMessages } from '#messages/en-US/admin/customers.ts'
import type { RowsPage } from '../table/download-csv.ts'
import { ListTable } from '../table/list-table.tsx'
import { useMay } from '../use-may.ts'
import { guestColumns } from './customer-columns.tsx'

interface GuestsTableProps {
  name: string
  page: RowsPage<ListedGuest> & { after: string | undefined }
  query: { list: 'guests'; email?: string; columns?: string }
}

/** Who has ordered without an account, by address; each leads to the orders of the address. */
export function GuestsTable({ name, page, query }: GuestsTableProps) {
  const { email } = query
  const may = useMay()
  return (
    <ListTable
      key="guests"
      name={name}
      page={page}
      columns={guestColumns({ isOwner: may('owner') })}
      idOf={(guest) => guest.email}
      nameOf={(guest) => guest.email}
      query={query}
      tab="list"
      filters={[{ name: 'email', label: adminCustomersMessages.guestEmail, isText: true }]}
      csv={{
        file: 'guests',
        async readPage({ after, limit }) {
          const { guests, next } = await api.customers.listGuests({ email, after, limit })
          return { rows: guests, next }
        },
      }}
      empty={{ title: adminCustomersMessages.noGuests, filtered: adminCustomersMessages.noGuest }}
    />
  )
}
