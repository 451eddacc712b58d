import { Link } from 'react-router'
import type { StoredEmail } from '#contract/emails/calls.ts'
import { adminEmailsMessages } from '#messages/en-US/admin/emails.ts'
import type { Column } from '../table/column.ts'
import { titleLink } from '../table/table-link.ts'
import { ageColumn, textColumn } from '../table/usual-columns.tsx'

const isTrouble = ({ state }: StoredEmail) => state === 'parked' || state === 'unsent'

/** The columns of the list of emails. */
export function emailColumns(): Column<StoredEmail>[] {
  const { columns, states } = adminEmailsMessages
  return [
    {
      key: 'subject',
      label: columns.subject,
      cell: ({ id, subject }) => (
        <Link to={`/admin/emails/${id}`} className={`${titleLink} xl:max-w-md`}>
          {subject}
        </Link>
      ),
      text: ({ subject }) => subject,
    },
    {
      key: 'state',
      label: columns.state,
      cell: (email) => (
        <span className={`whitespace-nowrap ${isTrouble(email) ? 'font-medium text-accent' : ''}`}>
          {states[email.state]}
        </span>
      ),
      text: ({ state }) => states[state],
    },
    textColumn({ key: 'to', label: columns.to, text: ({ to }) => to, width: 'max-w-64' }),
    ageColumn({ key: 'written', label: columns.written }),
    {
      key: 'attempts',
      label: columns.attempts,
      cell: ({ attempts }) => attempts,
      text: ({ attempts }) => String(attempts),
      isNumber: true,
      isLabeled: true,
      isOptional: true,
    },
    textColumn({
      key: 'error',
      label: columns.error,
      text: ({ lastError }) => lastError ?? '',
      width: 'max-w-80',
      isOptional: true,
    }),
  ]
}
