import { formatCents, toCents } from '#contract/money.ts'
import type { Difference } from '#contract/order-changes/calls.ts'
import { adminOrderChangesMessages as said } from '#messages/en-US/admin/order-changes.ts'

/** What a change comes to in cents: above zero the customer pays it, below it is refunded. */
export function differenceCents({ removed, added }: Difference): number {
  return toCents(added) - toCents(removed)
}

/** What a change removes and adds, and who pays the difference. */
export function ChangeSummary({ difference }: { difference: Difference }) {
  const cents = differenceCents(difference)
  const rows = [
    [said.removed, formatCents(-toCents(difference.removed))],
    [said.added, formatCents(toCents(difference.added))],
  ] as const
  return (
    <>
      <dl className="space-y-2 tabular-nums">
        {rows.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-6">
            <dt className="text-ink-soft">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div className="flex justify-between gap-6 border-t border-line pt-3 text-lead">
          <dt>{cents > 0 ? said.toPay : cents < 0 ? said.refund : said.even}</dt>
          <dd>{formatCents(Math.abs(cents))}</dd>
        </div>
      </dl>
      {cents !== 0 && <p className="mt-4 text-small text-ink-soft">{cents > 0 ? said.toPayHint : said.refundHint}</p>}
    </>
  )
}
