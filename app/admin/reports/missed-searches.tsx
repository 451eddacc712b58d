import { Link } from 'react-router'
import type { MissedSearch } from '#contract/search/calls.ts'
import { adminReportsMessages } from '#messages/en-US/admin/reports.ts'
import { formatNumber } from './format.ts'

/** What shoppers looked for in vain. */
export function MissedSearches({ searches }: { searches: readonly MissedSearch[] }) {
  const said = adminReportsMessages
  return (
    <section aria-label={said.missed} className="min-w-0">
      <h2 className="display text-lead">{said.missed}</h2>
      <p className="mt-1 mb-3 text-small text-ink-soft">{said.missedLead}</p>
      {searches.length === 0 ? (
        <p className="border-t border-line py-4 text-ink-soft">{said.noMissed}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {searches.map(({ term, searches: times }) => (
            <li key={term} className="flex min-h-11 items-center justify-between gap-4">
              <span className="min-w-0 wrap-anywhere">{term}</span>
              <span className="shrink-0 text-small text-ink-soft tabular-nums">
                {said.searches(formatNumber(times))}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="mt-2 text-small">
        <Link to="/admin/search" className="link inline-flex min-h-11 items-center">
          {said.viewSearches}
        </Link>
      </p>
    </section>
  )
}
