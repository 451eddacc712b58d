import { Link } from 'react-router'
import type { ActivityEntry } from '#contract/audit/calls.ts'
import { describeEvent } from './describe-event.ts'

const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' })

/** An event as a sentence: who did what to which subject. */
export function AuditLine({ entry }: { entry: ActivityEntry }) {
  const { before, thing, after = '', to } = describeEvent(entry)
  return (
    <li className="grid gap-x-6 py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <p className="min-w-0 wrap-anywhere">
        <span className="font-medium">{entry.by?.name ?? 'The command line'}</span> {before}{' '}
        {to ? (
          <Link to={to} reloadDocument={to.startsWith('/sandbox/')} className="link">
            {thing}
          </Link>
        ) : (
          thing
        )}
        {after && (/^[:,]/.test(after) ? after : ` ${after}`)}
      </p>
      <time dateTime={entry.at} className="text-small whitespace-nowrap text-ink-soft">
        {time.format(new Date(entry.at))} UTC
      </time>
    </li>
  )
}
