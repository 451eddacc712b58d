import { Children, type ReactNode } from 'react'
import { Link } from 'react-router'
import { ForRole } from '#app/admin/for-role.tsx'
import { Moment } from '#app/admin/moment.tsx'
import { useMay } from '#app/admin/use-may.ts'
import type { Work as Waiting } from '#contract/reports/calls.ts'
import { adminReportsMessages as said } from '#messages/en-US/admin/reports.ts'
import { formatAmount } from './format.ts'
import { Disputes, ToCollect } from './money-work.tsx'
import { WorkCard, WorkLine } from './work-card.tsx'

interface WorkProps {
  work: Waiting
  /** How many payments the last reconciliation left to review. */
  findings: number
}

/** What needs an admin: orders to ship, messages to answer, and what failed. */
export function Work({ work, findings }: WorkProps) {
  const may = useMay()
  if (!may('support')) return null
  return (
    <section aria-labelledby="to-do" className="mb-14">
      <h2 id="to-do" className="sr-only">
        {said.toDo}
      </h2>
      <div className="grid gap-8 sm:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))]">
        <ToShip toShip={work.toShip} />
        <Disputes disputes={work.disputes} />
        <ToCollect toCollect={work.toCollect} />
        <ToAnswer {...work} />
        <StuckRefunds stuckRefunds={work.stuckRefunds} />
        <Unsent {...work} />
        <ForRole access="manager">
          <WorkCard
            title={said.payments}
            count={findings}
            all={{ to: '/admin/reconciliation', label: said.reconcile }}
            isTrouble={findings > 0}
          >
            {findings === 0 && <li className="py-2 text-ink-soft">{said.noPayments}</li>}
          </WorkCard>
        </ForRole>
      </div>
    </section>
  )
}

function ToShip({ toShip: { count, first, partlyShipped } }: Pick<Waiting, 'toShip'>) {
  return (
    <WorkCard
      title={said.toShip}
      count={count}
      {...(count > 0 && { all: { to: '/admin/orders/ship', label: said.shipOrders } })}
    >
      {count === 0 && <li className="py-2 text-ink-soft">{said.nothingToShip}</li>}
      {first.map(({ orderNumber, createdAt }) => (
        <WorkLink key={orderNumber} to={`/admin/orders/${orderNumber}`} since={createdAt}>
          {orderNumber}
        </WorkLink>
      ))}
      {partlyShipped > 0 && (
        <li className="flex min-h-11 items-center">
          <Link to="/admin/orders?status=partially-shipped" className="link">
            {said.partlyShipped(partlyShipped)}
          </Link>
        </li>
      )}
    </WorkCard>
  )
}

/** Messages and returns that wait for an answer. */
function ToAnswer({ openMessages, returns }: Pick<Waiting, 'openMessages' | 'returns'>) {
  return (
    <>
      {openMessages.count > 0 && (
        <WorkCard title={said.messages} count={openMessages.count} all={{ to: '/admin/messages', label: said.viewAll }}>
          {openMessages.first.map(({ _id, subject, createdAt }) => (
            <WorkLink key={_id} to={`/admin/messages/${_id}`} since={createdAt}>
              {subject}
            </WorkLink>
          ))}
        </WorkCard>
      )}
      {returns.count > 0 && (
        <WorkCard title={said.returns} count={returns.count} all={{ to: '/admin/returns', label: said.viewAll }}>
          {returns.first.map(({ _id, number, createdAt }) => (
            <WorkLink key={_id} to={`/admin/returns/${_id}`} since={createdAt}>
              {number}
            </WorkLink>
          ))}
        </WorkCard>
      )}
    </>
  )
}

function StuckRefunds({ stuckRefunds: { count, first } }: Pick<Waiting, 'stuckRefunds'>) {
  if (count === 0) return null
  return (
    <WorkCard
      title={said.refunds}
      count={count}
      all={{ to: '/admin/reconciliation#refunds', label: said.reviewRefunds }}
      isTrouble
    >
      {first.map(({ _id, orderNumber, amount, state }) => (
        <WorkLine key={_id} at={state === 'failed' ? said.refundFailed : said.refundPending}>
          {orderNumber
            ? Children.toArray(
                said.refundFor(
                  formatAmount(amount),
                  <Link to={`/admin/orders/${orderNumber}`} className="link inline-block py-2">
                    {orderNumber}
                  </Link>,
                ),
              )
            : said.refundWithout(formatAmount(amount))}
        </WorkLine>
      ))}
    </WorkCard>
  )
}

/** Emails that failed for good, and those that a shop without an email server keeps. */
function Unsent({ parkedEmails, unsentEmails }: Pick<Waiting, 'parkedEmails' | 'unsentEmails'>) {
  return (
    <>
      {parkedEmails.count > 0 && (
        <WorkCard
          title={said.emails}
          count={parkedEmails.count}
          all={{ to: '/admin/emails?state=parked', label: said.viewAll }}
          isTrouble
        >
          {parkedEmails.first.map(({ _id, subject, createdAt }) => (
            <WorkLink key={_id} to={`/admin/emails/${_id}`} since={createdAt}>
              {subject}
            </WorkLink>
          ))}
        </WorkCard>
      )}
      {unsentEmails !== null && (
        <WorkCard
          title={said.unsentEmails}
          count={unsentEmails}
          all={{ to: '/admin/emails', label: said.viewAll }}
          isTrouble={unsentEmails > 0}
        >
          <li className="py-2 text-ink-soft">{said.noEmailServer}</li>
        </WorkCard>
      )}
    </>
  )
}

/** Something that waits since a day, as a link to its page. */
function WorkLink({ to, since, children }: { to: string; since: string; children: ReactNode }) {
  return (
    <WorkLine at={<Moment at={since} isDay />}>
      <Link to={to} className="link inline-block py-2">
        {children}
      </Link>
    </WorkLine>
  )
}
