import { Children } from 'react'
import { Link } from 'react-router'
import { subjectKinds } from '#contract/audit/actions.ts'
import type { ActivityEntry } from '#contract/audit/calls.ts'
import { adminAuditMessages } from '#messages/en-US/admin/audit.ts'
import type { Column } from '../table/column.ts'
import { textColumn } from '../table/usual-columns.tsx'
import { describeEvent } from './describe-event.ts'
import { momentColumn } from './moment-column.tsx'
import { withoutActor } from './without-actor.ts'

/** What was done, as a text: "Canceled 100001". */
export function nameOfEvent(entry: ActivityEntry): string {
  const { thing, say } = describeEvent(entry)
  return withoutActor(say, thing).join('')
}

const kindOf = ({ subjectKind }: ActivityEntry) => {
  const kind = subjectKinds.find((each) => each === subjectKind)
  return kind ? adminAuditMessages.kinds[kind] : subjectKind
}

/** The columns of the audit log. */
export function auditColumns(): Column<ActivityEntry>[] {
  const { columns } = adminAuditMessages
  return [
    { key: 'event', label: columns.event, cell: (entry) => <Event entry={entry} />, text: nameOfEvent },
    textColumn({
      key: 'by',
      label: columns.by,
      text: ({ by }) => by?.name ?? adminAuditMessages.commandLine,
      width: 'max-w-48',
    }),
    momentColumn(),
    textColumn({ key: 'kind', label: columns.kind, text: kindOf, width: 'max-w-48', from: 'xl' }),
    textColumn({
      key: 'action',
      label: columns.action,
      text: ({ action }) => action,
      width: 'max-w-56',
      isOptional: true,
    }),
    textColumn({
      key: 'subject',
      label: columns.subject,
      text: ({ subjectId }) => subjectId,
      width: 'max-w-80',
      isOptional: true,
    }),
  ]
}

function Event({ entry }: { entry: ActivityEntry }) {
  const { thing, say, to } = describeEvent(entry)
  const subject = to ? (
    <Link to={to} reloadDocument={to.startsWith('/sandbox/')} className="link target">
      {thing}
    </Link>
  ) : (
    <span className="font-medium">{thing}</span>
  )
  return <span className="block wrap-anywhere lg:py-1">{Children.toArray(withoutActor(say, subject))}</span>
}
