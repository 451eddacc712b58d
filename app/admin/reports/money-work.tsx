import { Children } from 'react'
import { Link } from 'react-router'
import { Moment } from '#app/admin/moment.tsx'
import type { Work } from '#contract/reports/calls.ts'
import { adminReportsMessages } from '#messages/en-US/admin/reports.ts'
import { formatAmount } from './format.ts'
import { WorkCard, WorkLine } from './work-card.tsx'

/** The disputes to answer, with their deadlines; nothing while there are none. */
export function Disputes({ disputes }: Pick<Work, 'disputes'>) {
  if (disputes.count === 0) return null
  return (
    <WorkCard
      title={adminReportsMessages.disputes}
      count={disputes.count}
      all={{ to: '/admin/disputes', label: adminReportsMessages.viewDisputes }}
      isTrouble
    >
      {disputes.first.map(({ _id, orderNumber, amount, respondBy }) => (
        <WorkLine
          key={_id}
          at={respondBy && Children.toArray(adminReportsMessages.respondBy(<Moment at={respondBy} isDay />))}
        >
          <Link to={`/admin/disputes/${_id}`} className="link inline-block py-2">
            {adminReportsMessages.amountOf(formatAmount(amount), orderNumber ?? '')}
          </Link>
        </WorkLine>
      ))}
    </WorkCard>
  )
}

/** The orders by bank transfer that are not paid yet; nothing while there are none. */
export function ToCollect({ toCollect }: Pick<Work, 'toCollect'>) {
  if (toCollect.count === 0) return null
  return (
    <WorkCard
      title={adminReportsMessages.toCollect}
      count={toCollect.count}
      all={{ to: '/admin/awaiting-payment', label: adminReportsMessages.collect }}
    >
      {toCollect.first.map(({ orderNumber, amount, reservedUntil }) => (
        <WorkLine
          key={orderNumber}
          at={Children.toArray(adminReportsMessages.until(<Moment at={reservedUntil} isDay />))}
        >
          <Link to="/admin/awaiting-payment" className="link inline-block py-2">
            {adminReportsMessages.amountOf(formatAmount(amount), orderNumber)}
          </Link>
        </WorkLine>
      ))}
    </WorkCard>
  )
}
