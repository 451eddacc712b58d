import { Link } from 'react-router'
import { buttonClass } from '#app/ui/button-class.ts'
import type { CallResponse } from '#contract/call.ts'
import type { calls } from '#contract/disputes/calls.ts'
import { formatCents, toCents } from '#contract/money.ts'
import { ownValue } from '#contract/own-value.ts'
import { adminDisputesMessages as said } from '#messages/en-US/admin/disputes.ts'
import { Fact } from '../fact.tsx'
import { Moment } from '../moment.tsx'
import { Section } from '../section.tsx'

type Found = CallResponse<typeof calls.findDispute>

/** What a dispute is about, until when it is to be answered, and what it has moved. */
export function DisputeFacts({ dispute, movements, respondUrl }: Found) {
  const { orderNumber, customerName, reason, state, respondBy } = dispute
  return (
    <div className="space-y-8">
      <dl className="space-y-4 text-small">
        <Fact name={said.status}>{said.states[state]}</Fact>
        {respondBy && (
          <Fact name={said.deadline}>
            <strong className="font-medium">
              <Moment at={respondBy} />
            </strong>
          </Fact>
        )}
        <Fact name={said.reason}>{ownValue(said.reasons, reason) ?? reason}</Fact>
        {orderNumber && (
          <Fact name={said.order}>
            <Link to={`/admin/orders/${orderNumber}`} className="link">
              {orderNumber}
            </Link>
          </Fact>
        )}
        {customerName && <Fact name={said.customer}>{customerName}</Fact>}
      </dl>
      {state === 'needs-response' && (
        <p>
          <a href={respondUrl} className={buttonClass('primary')}>
            {said.respond}
          </a>
        </p>
      )}
      <Section title={said.money}>
        {movements.length === 0 ? (
          <p className="text-small">{said.noMovements}</p>
        ) : (
          <ul className="space-y-1 text-small">
            {movements.map(({ kind, amount, at }) => (
              <li key={`${kind} ${at}`} className="flex justify-between gap-x-6">
                <span>
                  {said.movements[kind]}{' '}
                  <span className="block text-ink-soft">
                    <Moment at={at} isDay />
                  </span>
                </span>
                <span className="tabular-nums">{formatCents(toCents(kind === 'returned' ? amount : -amount))}</span>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </div>
  )
}
