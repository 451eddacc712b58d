import { Children } from 'react'
import { Link } from 'react-router'
import type { Dispute } from '#contract/disputes/calls.ts'
import { formatCents, toCents } from '#contract/money.ts'
import { ownValue } from '#contract/own-value.ts'
import { adminDisputesMessages as said } from '#messages/en-US/admin/disputes.ts'
import { Moment } from '../moment.tsx'

/** A dispute in the list, with its deadline or its outcome. */
export function DisputeRow({ dispute }: { dispute: Dispute }) {
  const { _id, orderNumber, customerName, amount, state, respondBy, openedAt, closedAt } = dispute
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <h3 className="font-medium">
        <Link to={`/admin/disputes/${_id}`} className="link">
          {said.title(formatCents(toCents(amount)), orderNumber ?? '')}
        </Link>
      </h3>
      <p className="sm:text-end">{said.states[state]}</p>
      <p className="text-small text-ink-soft wrap-anywhere">
        {[customerName, ownValue(said.reasons, dispute.reason) ?? dispute.reason].filter(Boolean).join(' · ')}
      </p>
      <p className="text-small sm:text-end">
        {Children.toArray(
          respondBy
            ? said.respondBy(<Moment at={respondBy} />)
            : closedAt
              ? said.closed(<Moment at={closedAt} isDay />)
              : said.opened(<Moment at={openedAt} isDay />),
        )}
      </p>
    </li>
  )
}
