import { Link } from 'react-router'
import type { ListedReturn } from '#contract/returns/order-return.ts'
import { adminReturnsMessages } from '#messages/en-US/admin/returns.ts'
import { Moment } from '../moment.tsx'
import type { Column } from '../table/column.ts'
import { tableLink } from '../table/table-link.ts'
import { ageColumn, textColumn } from '../table/usual-columns.tsx'

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
    ageColumn({ key: 'requested', label: columns.requested }),
    {
      key: 'order',
      label: columns.order,
      cell: ({ orderNumber }) => orderNumber,
      text: ({ orderNumber }) => orderNumber,
    },
    textColumn({
      key: 'customer',
      label: columns.customer,
      text: ({ customerName }) => customerName,
      width: 'max-w-48',
    }),
    textColumn({
      key: 'items',
      label: columns.items,
      text: ({ units, item }) => adminReturnsMessages.items(units, item),
      width: 'max-w-64',
      from: 'xl',
    }),
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
