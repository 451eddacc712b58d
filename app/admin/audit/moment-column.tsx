import { adminAuditMessages } from '#messages/en-US/admin/audit.ts'
import { Moment } from '../moment.tsx'
import type { Column } from '../table/column.ts'

/** The column of the time of rows of a log, which sorts by it. */
export function momentColumn<Row extends { at: string }>(): Column<Row> {
  return {
    key: 'at',
    label: adminAuditMessages.columns.at,
    cell: ({ at }) => <Moment at={at} />,
    text: ({ at }) => at,
    sort: { asc: 'oldest', desc: 'newest', first: 'desc' },
  }
}
