import type { SecurityEntry } from '#contract/security-log/calls.ts'
import { adminSecurityLogMessages } from '#messages/en-US/admin/security-log.ts'
import type { Column } from '../table/column.ts'
import { ageColumn, textColumn } from '../table/usual-columns.tsx'

const nameOf = ({ by }: SecurityEntry) => (by ? (by.name ?? adminSecurityLogMessages.formerStaff) : '')

/** The columns of the security log. */
export function securityColumns(): Column<SecurityEntry>[] {
  const { columns, events } = adminSecurityLogMessages
  return [
    {
      key: 'event',
      label: columns.event,
      cell: ({ event }) => <span className="font-medium">{events[event]}</span>,
      text: ({ event }) => event,
    },
    ageColumn({ key: 'minute', label: columns.minute }),
    {
      key: 'count',
      label: columns.count,
      cell: ({ count }) => count.toLocaleString('en-US'),
      text: ({ count }) => String(count),
      isNumber: true,
      isLabeled: true,
    },
    textColumn({ key: 'by', label: columns.by, text: nameOf, width: 'max-w-48', isLabeled: true }),
    textColumn({ key: 'call', label: columns.call, text: ({ call }) => call ?? '', width: 'max-w-64' }),
    {
      key: 'status',
      label: columns.status,
      cell: ({ status }) => status,
      text: ({ status }) => String(status ?? ''),
      isNumber: true,
      isLabeled: true,
    },
    textColumn({
      key: 'request',
      label: columns.request,
      text: ({ requestId }) => requestId,
      width: 'max-w-80',
      isOptional: true,
    }),
  ]
}
