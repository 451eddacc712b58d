import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatCents, toCents, writeAmount } from '#contract/money.ts'
import type { OrderRow, PaymentState } from '#contract/order-table/order-row.ts'
import { adminOrdersMessages } from '#messages/en-US/admin/orders.ts'
import { StatusDot } from '../status-dot.tsx'
import type { Column } from '../table/column.ts'
import { tableLink } from '../table/table-link.ts'
import { ageColumn, textColumn } from '../table/usual-columns.tsx'
import { statusDots } from './order-status-badge.tsx'

/** The columns of the list of orders. */
export function orderColumns(): Column<OrderRow>[] {
  const { columns } = adminOrdersMessages
  return [
    {
      key: 'order',
      label: columns.order,
      cell: ({ orderNumber }) => (
        <Link to={`/admin/orders/${orderNumber}`} className={`${tableLink} whitespace-nowrap`}>
          {orderNumber}
        </Link>
      ),
      text: ({ orderNumber }) => orderNumber,
    },
    ageColumn({ key: 'date', label: columns.date, isDayWhereNarrow: true }),
    {
      key: 'customer',
      label: columns.customer,
      cell: ({ customer, email }) => (
        <span className="block max-w-72 truncate sm:max-2xl:max-w-28">{customer || email}</span>
      ),
      text: ({ customer }) => customer,
      sort: { asc: 'customer-asc', desc: 'customer-desc', first: 'asc' },
    },
    textColumn({ key: 'email', label: columns.email, text: ({ email }) => email, width: 'max-w-64', isOptional: true }),
    {
      key: 'items',
      label: columns.items,
      cell: ({ units }) => (
        <>
          <span className="sm:hidden">{adminOrdersMessages.items(units)}</span>
          <span className="max-sm:hidden">{units}</span>
        </>
      ),
      text: ({ units }) => String(units),
      isNumber: true,
      from: 'xl',
    },
    {
      key: 'total',
      label: columns.total,
      cell: ({ grandTotal }) => formatCents(toCents(grandTotal)),
      text: ({ grandTotal }) => writeAmount(grandTotal),
      sort: { asc: 'total-asc', desc: 'total-desc', first: 'desc' },
      isNumber: true,
    },
    {
      key: 'payment',
      label: columns.payment,
      cell: ({ payment }) => <Payment state={payment} />,
      text: ({ payment }) => adminOrdersMessages.paymentStates[payment],
    },
    {
      key: 'fulfillment',
      label: columns.fulfillment,
      cell: (row) => <Fulfillment row={row} />,
      text: fulfillmentInWords,
    },
    textColumn({
      key: 'tags',
      label: columns.tags,
      text: ({ tags }) => tags.join(', '),
      width: 'max-w-48',
      from: '2xl',
    }),
    {
      key: 'delivery',
      label: columns.delivery,
      cell: ({ delivery }) => adminOrdersMessages.shippingOptions[delivery],
      text: ({ delivery }) => adminOrdersMessages.shippingOptions[delivery],
      isOptional: true,
    },
  ]
}

const paymentDots: Record<PaymentState, string> = {
  paid: 'bg-ink',
  'partly-refunded': 'bg-line-strong',
  refunded: 'bg-line-strong',
  'refund-pending': 'bg-accent',
  'refund-failed': 'bg-accent',
  disputed: 'bg-accent',
}

function Payment({ state }: { state: PaymentState }) {
  const isTrouble = state === 'refund-failed' || state === 'disputed'
  return (
    <Dotted dot={paymentDots[state]}>
      <span className={isTrouble ? 'font-medium text-accent' : ''}>{adminOrdersMessages.paymentStates[state]}</span>
    </Dotted>
  )
}

function fulfillmentInWords({ status, fulfillment, delivery }: OrderRow): string {
  const { fulfillments } = delivery === 'pickup' ? adminOrdersMessages.pickup : adminOrdersMessages
  return fulfillments[fulfillment] || adminOrdersMessages.statuses[status]
}

function Fulfillment({ row }: { row: OrderRow }) {
  const { status, delivery } = row
  return (
    <Dotted dot={statusDots[status]}>
      {fulfillmentInWords(row)}
      {status === 'Proccessing' && delivery !== 'standard' && (
        <span className="ml-2 text-accent">{adminOrdersMessages.shippingOptions[delivery]}</span>
      )}
    </Dotted>
  )
}

/** The dot only repeats the words. */
function Dotted({ dot, children }: { dot: string; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2 2xl:whitespace-nowrap">
      <StatusDot color={dot} />
      <span>{children}</span>
    </span>
  )
}
