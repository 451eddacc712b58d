import { Children } from 'react'
import { Link } from 'react-router'
import type { ActivityEntry } from '#contract/audit/calls.ts'
import { adminAuditMessages } from '#messages/en-US/admin/audit.ts'
import { Moment } from '../moment.tsx'
import { describeEvent } from './describe-event.ts'

/** An event as a sentence: who did what to which subject. */
export function AuditLine({ entry }: { entry: ActivityEntry }) {
  const { thing, say, to } = describeEvent(entry)
  const by = <span className="font-medium">{entry.by?.name ?? adminAuditMessages.commandLine}</span>
  const subject = to ? (
    <Link to={to} reloadDocument={to.startsWith('/sandbox/')} className="link">
      {thing}
    </Link>
  ) : (
    <span>{thing}</span>
  )
  return (
    <li className="grid gap-x-6 py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <p className="min-w-0 wrap-anywhere">{Children.toArray(say(by, subject))}</p>
      <span className="text-small text-ink-soft">
        <Moment at={entry.at} isTime />
      </span>
    </li>
  )
}
