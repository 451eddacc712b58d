import { Children } from 'react'
import { Link } from 'react-router'
import { Moment } from '#app/admin/moment.tsx'
import type { Work as Waiting } from '#contract/reports/calls.ts'
import { adminReportsMessages } from '#messages/en-US/admin/reports.ts'
import { formatAmount } from './format.ts'
import { Disputes, ToCollect } from './money-work.tsx'
import { WorkCard, WorkLine } from './work-card.tsx'

interface WorkProps {
  work: Waiting
  /** How many payments the last reconciliation left to review. */
  findings: number
}

/** What needs an admin: orders to ship, messages to answer, and what failed. */
export function Work({
  work: { disputes, toShip, toCollect, openMessages, returns, stuckRefunds, parkedEmails, unsentEmails },
  findings,
}: WorkProps) {
  return (
    <section aria-labelledby="to-do" className="mb-14">
      <h2 id="to-do" className="sr-only">
        {adminReportsMessages.toDo}
      </h2>
      <div className="grid gap-8 sm:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
        <WorkCard
          title={adminReportsMessages.toShip}
          count={toShip.count}
          {...(toShip.count > 0 && { all: { to: '/admin/orders/ship', label: adminReportsMessages.shipOrders } })}
        >
          {toShip.count === 0 && <li className="py-2 text-ink-soft">{adminReportsMessages.nothingToShip}</li>}
          {toShip.first.map(({ orderNumber, createdAt }) => (
            <WorkLine key={orderNumber} at={<Moment at={createdAt} isDay />}>
              <Link to={`/admin/orders/${orderNumber}`} className="link inline-block py-2">
                {orderNumber}
              </Link>
            </WorkLine>
          ))}
        </WorkCard>
        <Disputes disputes={disputes} />
        <ToCollect toCollect={toCollect} />
        {openMessages.count > 0 && (
          <WorkCard
            title={adminReportsMessages.messages}
            count={openMessages.count}
            all={{ to: '/admin/messages', label: adminReportsMessages.viewAll }}
          >
            {openMessages.first.map(({ _id, subject, createdAt }) => (
              <WorkLine key={_id} at={<Moment at={createdAt} isDay />}>
                <Link to={`/admin/messages/${_id}`} className="link inline-block py-2">
                  {subject}
                </Link>
              </WorkLine>
            ))}
          </WorkCard>
        )}
        {returns.count > 0 && (
          <WorkCard
            title={adminReportsMessages.returns}
            count={returns.count}
            all={{ to: '/admin/returns', label: adminReportsMessages.viewAll }}
          >
            {returns.first.map(({ _id, number, createdAt }) => (
              <WorkLine key={_id} at={<Moment at={createdAt} isDay />}>
                <Link to={`/admin/returns/${_id}`} className="link inline-block py-2">
                  {number}
                </Link>
              </WorkLine>
            ))}
          </WorkCard>
        )}
        {stuckRefunds.count > 0 && (
          <WorkCard
            title={adminReportsMessages.refunds}
            count={stuckRefunds.count}
            all={{ to: '/admin/reconciliation#refunds', label: adminReportsMessages.reviewRefunds }}
            isTrouble
          >
            {stuckRefunds.first.map(({ _id, orderNumber, amount, state }) => (
              <WorkLine
                key={_id}
                at={state === 'failed' ? adminReportsMessages.refundFailed : adminReportsMessages.refundPending}
              >
                {orderNumber
                  ? Children.toArray(
                      adminReportsMessages.refundFor(
                        formatAmount(amount),
                        <Link to={`/admin/orders/${orderNumber}`} className="link inline-block py-2">
                          {orderNumber}
                        </Link>,
                      ),
                    )
                  : adminReportsMessages.refundWithout(formatAmount(amount))}
              </WorkLine>
            ))}
          </WorkCard>
        )}
        {parkedEmails.count > 0 && (
          <WorkCard
            title={adminReportsMessages.emails}
            count={parkedEmails.count}
            all={{ to: '/admin/mail?state=parked', label: adminReportsMessages.viewAll }}
            isTrouble
          >
            {parkedEmails.first.map(({ _id, subject, createdAt }) => (
              <WorkLine key={_id} at={<Moment at={createdAt} isDay />}>
                <Link to={`/admin/mail/${_id}`} className="link inline-block py-2">
                  {subject}
                </Link>
              </WorkLine>
            ))}
          </WorkCard>
        )}
        {unsentEmails !== null && (
          <WorkCard
            title={adminReportsMessages.unsentEmails}
            count={unsentEmails}
            all={{ to: '/admin/mail', label: adminReportsMessages.viewAll }}
            isTrouble={unsentEmails > 0}
          >
            <li className="py-2 text-ink-soft">{adminReportsMessages.noMailServer}</li>
          </WorkCard>
        )}
        <WorkCard
          title={adminReportsMessages.payments}
          count={findings}
          all={{ to: '/admin/reconciliation', label: adminReportsMessages.reconcile }}
          isTrouble={findings > 0}
        >
          {findings === 0 && <li className="py-2 text-ink-soft">{adminReportsMessages.noPayments}</li>}
        </WorkCard>
      </div>
    </section>
  )
}
