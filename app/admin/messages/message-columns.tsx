import { Link } from 'react-router'
import type { ListedMessage } from '#contract/messages/calls.ts'
import { adminMessagesMessages } from '#messages/en-US/admin/messages.ts'
import type { Column } from '../table/column.ts'
import { titleLink } from '../table/table-link.ts'
import { ageColumn, textColumn } from '../table/usual-columns.tsx'

/** The columns of the list of messages. */
export function messageColumns(): Column<ListedMessage>[] {
  const { columns } = adminMessagesMessages
  return [
    {
      key: 'subject',
      label: columns.subject,
      cell: ({ _id, subject }) => (
        <Link to={`/admin/messages/${_id}`} className={`${titleLink} xl:max-w-80`}>
          {subject}
        </Link>
      ),
      text: ({ subject }) => subject,
    },
    ageColumn({ key: 'received', label: columns.received }),
    textColumn({ key: 'from', label: columns.from, text: ({ name }) => name, width: 'max-w-48' }),
    {
      key: 'department',
      label: columns.department,
      cell: ({ department }) => department,
      text: ({ department }) => department,
    },
    {
      key: 'excerpt',
      label: columns.excerpt,
      cell: ({ excerpt }) => <span className="block max-w-96 truncate text-ink-soft">{excerpt}</span>,
      text: ({ excerpt }) => excerpt,
      from: '2xl',
    },
    textColumn({ key: 'email', label: columns.email, text: ({ email }) => email, width: 'max-w-64', isOptional: true }),
  ]
}
