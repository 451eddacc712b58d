import { Link } from 'react-router'
import type { ListedCustomer } from '#contract/customers/calls.ts'
import { formatCents, toCents } from '#contract/money.ts'
import { adminCustomersMessages } from '#messages/en-US/admin/customers.ts'
import { Moment } from '../moment.tsx'
import type { Column } from '../table/column.ts'
import { tableLink } from '../table/table-link.ts'
import { AdminBadge } from './admin-badge.tsx'

/** The columns of the list of customers. */
export function customerColumns(): Column<ListedCustomer>[] {
  const { columns } = adminCustomersMessages
  return [
    {
      key: 'name',
      label: columns.name,
      cell: ({ _id, firstName, lastName, isAdmin }) => (
        <span className="flex items-center gap-3">
          <Link to={`/admin/customers/${_id}`} className={`${tableLink} wrap-anywhere`}>
            {firstName} {lastName}
          </Link>
          {isAdmin && <AdminBadge />}
        </span>
      ),
    },
    {
      key: 'email',
      label: columns.email,
      cell: ({ email }) => <span className="block max-w-44 truncate sm:max-w-56 xl:max-w-80">{email}</span>,
    },
    { key: 'joined', label: columns.joined, cell: ({ createdAt }) => <Moment at={createdAt} isDay /> },
    {
      key: 'orders',
      label: columns.orders,
      cell: ({ orderCount }) => (
        <>
          <span className="text-ink-soft sm:hidden">{columns.orders} </span>
          {orderCount.toLocaleString('en-US')}
        </>
      ),
      isNumber: true,
    },
    {
      key: 'spent',
      label: columns.spent,
      cell: ({ spent }) => formatCents(toCents(spent)),
      isNumber: true,
    },
  ]
}
