import { Link } from 'react-router'
import type { ListedReturn } from '#contract/returns/order-return.ts'
import { adminReturnsMessages } from '#messages/en-US/admin/returns.ts'
import { Moment } from '../moment.tsx'

/** A return in the list: what it waits for, and since when. */
export function ReturnRow({ listed }: { listed: ListedReturn }) {
  const { _id, number, orderNumber, customerName, status, wish, outcome, units, item, since } = listed
  return (
    <li className="relative grid gap-x-6 gap-y-1 py-4 hover:bg-linen md:grid-cols-[minmax(0,1fr)_minmax(0,18rem)]">
      <div className="min-w-0">
        <Link to={`/admin/returns/${_id}`} className="link font-medium after:absolute after:inset-0">
          {number}
        </Link>{' '}
        <span className="text-ink-soft">
          {orderNumber} · {customerName}
        </span>
        <p className="text-small wrap-anywhere text-ink-soft">{adminReturnsMessages.items(units, item)}</p>
      </div>
      <div className="min-w-0 text-small text-ink-soft md:text-right">
        <p>
          {adminReturnsMessages.states[status]} ·{' '}
          {outcome ? adminReturnsMessages.outcomes[outcome] : adminReturnsMessages.wishes[wish]}
        </p>
        <p>
          <Moment at={since} />
        </p>
      </div>
    </li>
  )
}
