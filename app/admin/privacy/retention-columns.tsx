import type { StoredKind } from '#contract/privacy/retention.ts'
import { adminSettingFieldsMessages } from '#messages/en-US/admin/setting-fields.ts'
import { adminSettingsMessages } from '#messages/en-US/admin/settings.ts'
import { Moment } from '../moment.tsx'
import type { Column } from '../table/column.ts'

const number = new Intl.NumberFormat('en-US')

/** The label of a kind of personal data: that of its setting. */
export const nameOfKind = ({ kind }: StoredKind) => adminSettingFieldsMessages[kind].label

/** The columns of the report of stored personal data. */
export function retentionColumns(): Column<StoredKind>[] {
  const { columns, days: inDays, removed, notYet } = adminSettingsMessages.retention
  return [
    {
      key: 'kind',
      label: columns.kind,
      cell: (row) => <span className="font-medium">{nameOfKind(row)}</span>,
      text: nameOfKind,
    },
    {
      key: 'days',
      label: columns.days,
      cell: ({ days }) => inDays(days),
      text: ({ days }) => String(days),
      isNumber: true,
      isLabeled: true,
    },
    {
      key: 'rows',
      label: columns.rows,
      cell: ({ rows }) => number.format(rows),
      text: ({ rows }) => String(rows),
      isNumber: true,
      isLabeled: true,
    },
    {
      key: 'oldest',
      label: columns.oldest,
      cell: ({ oldest }) => oldest && <Moment at={oldest} isDay />,
      text: ({ oldest }) => oldest ?? '',
      isLabeled: true,
    },
    {
      key: 'next',
      label: columns.next,
      cell: ({ nextRemoval }) => nextRemoval && <Moment at={nextRemoval} isDay />,
      text: ({ nextRemoval }) => nextRemoval ?? '',
      isLabeled: true,
    },
    {
      key: 'removed',
      label: columns.removed,
      cell: ({ lastRun }) => (lastRun ? removed(lastRun.removed) : notYet),
      text: ({ lastRun }) => String(lastRun?.removed ?? ''),
    },
  ]
}
