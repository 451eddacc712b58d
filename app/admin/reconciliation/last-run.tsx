import type { ReactNode } from 'react'
import type { Reconciliation } from '#contract/reconciliation/calls.ts'
import { adminReconciliationMessages } from '#messages/en-US/admin/reconciliation.ts'
import { Moment } from '../moment.tsx'

/** The last reconciliation: when, started by whom, with which result. */
export function LastRun({ run }: { run: Reconciliation }) {
  const { startedAt, finishedAt, by, asked, unanswered, mended } = run
  return (
    <dl className="mb-10 grid grid-cols-2 gap-x-6 gap-y-4 border-y border-line py-4 md:grid-cols-4">
      <Fact name={adminReconciliationMessages.lastRun}>
        <Moment at={finishedAt ?? startedAt} />
        <span className="block text-small text-ink-soft">{by ?? adminReconciliationMessages.automatic}</span>
      </Fact>
      <Fact name={adminReconciliationMessages.checked}>{adminReconciliationMessages.payments(asked)}</Fact>
      <Fact name={adminReconciliationMessages.fixed}>{mended}</Fact>
      <Fact name={adminReconciliationMessages.noAnswer}>
        {unanswered}
        {unanswered > 0 && (
          <span className="block text-small text-ink-soft">{adminReconciliationMessages.checkedAgain}</span>
        )}
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-small text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
