import { subjectKinds } from '#contract/audit/actions.ts'
import { dayWithYear } from '#contract/day-in-words.ts'
import { adminAuditMessages } from '#messages/en-US/admin/audit.ts'
import type { TableFilterField } from '../table/table-filter.tsx'

/** What the page lists: changes of a kind, or which personal data staff saw. */
export const auditKinds = ['personal-data', ...subjectKinds] as const

/** The filters of the audit log; `actors` are the people who appear in it. */
export function auditFilters(actors: readonly { _id: string; name: string }[]): TableFilterField[] {
  const said = adminAuditMessages
  return [
    { name: 'by', label: said.who, options: actors.map(({ _id, name }) => ({ value: _id, label: name })) },
    {
      name: 'kind',
      label: said.what,
      options: auditKinds.map((value) => ({
        value,
        label: value === 'personal-data' ? said.personalData : said.kinds[value],
      })),
    },
    { name: 'from', label: said.fromDay, format: dayWithYear },
    { name: 'until', label: said.untilDay, format: dayWithYear },
  ]
}
