import { Link } from 'react-router'
import type { ListedReturn } from '#contract/returns/order-return.ts'
import { adminReturnsMessages } from '#messages/en-US/admin/returns.ts'
import { Moment } from '../moment.tsx'
import type { Column } from '../table/column.ts'
import { tableLink } from '../table/table-link.ts'

const wishOf = ({ outcome, wish }: ListedReturn) =>
  outcome ? adminReturnsMessages.outcomes[outcome] : adminReturnsMessages.wishes[wish]

/** The columns of the list of returns. */
export function returnColumns(): Column<ListedReturn>[] {
  const { columns, states } = adminReturnsMessages
  return [
    {
      key: 'number',
      label: columns.number,
      cell: ({ _id, number }) => (
        <Link to={`/admin/returns/${_id}`} className={`${tableLink} whitespace-nowrap`}>
          {number}
        </Link>
      ),
      text: ({ number }) => number,
    },
    {
      key: 'requested',
      label: columns.requested,
      cell: ({ createdAt }) => <Moment at={createdAt} />,
      text: ({ createdAt }) => createdAt,
      sort: { asc: 'oldest', desc: 'newest', first: 'desc' },
    },
    {
      key: 'order',
      label: columns.order,
      cell: ({ orderNumber }) => orderNumber,
      text: ({ orderNumber }) => orderNumber,
    },
    {
      key: 'customer',
      label: columns.customer,
      cell: ({ customerName }) => <span className="block max-w-48 truncate">{customerName}</span>,
      text: ({ customerName }) => customerName,
    },
    {
      key: 'items',
      label: columns.items,
      cell: ({ units, item }) => (
        <span className="block max-w-64 truncate">{adminReturnsMessages.items(units, item)}</span>
      ),
      text: ({ units, item }) => adminReturnsMessages.items(units, item),
      from: 'xl',
    },
    { key: 'state', label: columns.state, cell: ({ status }) => states[status], text: ({ status }) => states[status] },
    { key: 'wish', label: columns.wish, cell: wishOf, text: wishOf },
    {
      key: 'since',
      label: columns.since,
      cell: ({ since }) => <Moment at={since} />,
      isLabeled: true,
      text: ({ since }) => since,
      from: '2xl',
    },
  ]
}
