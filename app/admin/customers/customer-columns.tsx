import { Link } from 'react-router'
import type { ListedCustomer, ListedGuest } from '#contract/customers/calls.ts'
import { formatCents, toCents, writeAmount } from '#contract/money.ts'
import { adminCustomersMessages } from '#messages/en-US/admin/customers.ts'
import { queryOf } from '../list-query.ts'
import { Moment } from '../moment.tsx'
import type { Column } from '../table/column.ts'
import { tableLink } from '../table/table-link.ts'
import { ageColumn, textColumn } from '../table/usual-columns.tsx'
import { AdminBadge } from './admin-badge.tsx'
import { GuestData } from './guest-data.tsx'

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
      text: ({ firstName, lastName }) => `${firstName} ${lastName}`,
    },
    {
      key: 'email',
      label: columns.email,
      cell: ({ email }) => <span className="block max-w-44 truncate sm:max-w-56 xl:max-w-80">{email}</span>,
      text: ({ email }) => email,
      sort: { asc: 'email-asc', desc: 'email-desc', first: 'asc' },
    },
    ageColumn({ key: 'joined', label: columns.joined, isDay: true, isLabeled: true }),
    {
      key: 'orders',
      label: columns.orders,
      cell: ({ orderCount }) => orderCount.toLocaleString('en-US'),
      text: ({ orderCount }) => String(orderCount),
      isNumber: true,
      isLabeled: true,
    },
    {
      key: 'spent',
      label: columns.spent,
      cell: ({ spent }) => formatCents(toCents(spent)),
      text: ({ spent }) => writeAmount(spent),
      isNumber: true,
      isLabeled: true,
    },
    textColumn({
      key: 'tags',
      label: columns.tags,
      text: ({ tags }) => tags.join(', '),
      width: 'max-w-48',
      from: '2xl',
    }),
  ]
}

/** The columns of the list of guests; owners can download and delete their data. */
export function guestColumns({ isOwner }: { isOwner: boolean }): Column<ListedGuest>[] {
  const { columns } = adminCustomersMessages
  return [
    {
      key: 'email',
      label: columns.email,
      cell: ({ email }) => (
        <Link to={`/admin/orders?${queryOf({ search: email })}`} className={`${tableLink} wrap-anywhere`}>
          {email}
        </Link>
      ),
      text: ({ email }) => email,
    },
    textColumn({ key: 'name', label: columns.name, text: ({ name }) => name, width: 'max-w-56' }),
    {
      key: 'lastOrder',
      label: columns.lastOrder,
      cell: ({ lastOrderedAt }) => <Moment at={lastOrderedAt} isDay />,
      text: ({ lastOrderedAt }) => lastOrderedAt,
      isLabeled: true,
    },
    {
      key: 'orders',
      label: columns.orders,
      cell: ({ orderCount }) => orderCount.toLocaleString('en-US'),
      text: ({ orderCount }) => String(orderCount),
      isNumber: true,
      isLabeled: true,
    },
    {
      key: 'spent',
      label: columns.spent,
      cell: ({ spent }) => formatCents(toCents(spent)),
      text: ({ spent }) => writeAmount(spent),
      isNumber: true,
      isLabeled: true,
    },
    ...(isOwner
      ? [
          {
            key: 'data',
            label: columns.data,
            cell: ({ email }: ListedGuest) => <GuestData email={email} />,
            text: () => '',
          },
        ]
      : []),
  ]
}
