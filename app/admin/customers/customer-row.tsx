import { Children } from 'react'
import { Link } from 'react-router'
import type { ListedCustomer } from '#contract/customers/calls.ts'
import { formatCents, toCents } from '#contract/money.ts'
import { adminCustomersMessages } from '#messages/en-US/admin/customers.ts'
import { Moment } from '../moment.tsx'
import { AdminBadge } from './admin-badge.tsx'

/** A customer in the list: name, email, join date and orders. */
export function CustomerRow({ customer }: { customer: ListedCustomer }) {
  const { _id, firstName, lastName, email, isAdmin, createdAt, orderCount, spent } = customer
  return (
    <li className="relative grid gap-x-6 gap-y-1 py-3 hover:bg-linen sm:grid-cols-[minmax(0,1fr)_auto] md:grid-cols-[minmax(0,2fr)_minmax(9rem,1fr)_13rem]">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3">
          <Link to={`/admin/customers/${_id}`} className="link font-medium wrap-anywhere after:absolute after:inset-0">
            {firstName} {lastName}
          </Link>
          {isAdmin && <AdminBadge />}
        </p>
        <p className="text-small wrap-anywhere text-ink-soft">{email}</p>
      </div>
      <p className="text-small text-ink-soft md:self-center">
        {Children.toArray(adminCustomersMessages.joined(<Moment at={createdAt} isDay />))}
      </p>
      <p className="text-small tabular-nums sm:col-start-2 sm:row-start-2 md:col-start-auto md:row-start-auto md:self-center md:text-right">
        {orderCount === 0
          ? adminCustomersMessages.noOrders
          : adminCustomersMessages.orderCount(orderCount.toLocaleString('en-US'))}
        {orderCount > 0 && <span className="text-ink-soft"> · {formatCents(toCents(spent))}</span>}
      </p>
    </li>
  )
}
