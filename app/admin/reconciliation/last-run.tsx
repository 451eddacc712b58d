import type { ReactNode } from 'react'
import type { Reconciliation } from '#contract/reconciliation/calls.ts'

const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

/** The last reconciliation: when, started by whom, with which result. */
export function LastRun({ run }: { run: Reconciliation }) {
  const { startedAt, finishedAt, by, asked, unanswered, mended } = run
  return (
    <dl className="mb-10 grid grid-cols-2 gap-x-6 gap-y-4 border-y border-line py-4 md:grid-cols-4">
      <Fact name="Last run">
        <time dateTime={startedAt}>{time.format(new Date(finishedAt ?? startedAt))} UTC</time>
        <span className="block text-small text-ink-soft">{by ?? 'Automatic, at night'}</span>
      </Fact>
      <Fact name="Checked">{count(asked, 'payment')}</Fact>
      <Fact name="Fixed">{mended}</Fact>
      <Fact name="No answer">
        {unanswered}
        {unanswered > 0 && (
          <span className="block text-small text-ink-soft">They are checked again in the next run.</span>
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

function count(number: number, thing: string): string {
  return `${number} ${number === 1 ? thing : `${thing}s`}`
}
