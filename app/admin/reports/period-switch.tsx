import { Link } from 'react-router'
import { type ReportDays, reportDays } from '#contract/reports/calls.ts'
import { adminReportsMessages } from '#messages/en-US/admin/reports.ts'

/** Chooses the period; the choice is in the address. */
export function PeriodSwitch({ days }: { days: ReportDays }) {
  return (
    <nav aria-label={adminReportsMessages.period} className="flex flex-wrap gap-x-6 text-small">
      {reportDays.map((each) => (
        <Link
          key={each}
          to={`?days=${each}`}
          preventScrollReset
          aria-current={each === days ? 'true' : undefined}
          className="flex min-h-11 items-center aria-[current]:font-medium aria-[current]:underline"
        >
          {adminReportsMessages.days(each)}
        </Link>
      ))}
    </nav>
  )
}
