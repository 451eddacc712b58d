import { Link } from 'react-router'
import type { ListedMessage } from '#contract/messages/calls.ts'
import { adminMessagesMessages } from '#messages/en-US/admin/messages.ts'
import { Moment } from '../moment.tsx'
import type { Column } from '../table/column.ts'
import { tableLink } from '../table/table-link.ts'

/** The columns of the list of messages. */
export function messageColumns(): Column<ListedMessage>[] {
  const { columns } = adminMessagesMessages
  return [
    {
      key: 'subject',
      label: columns.subject,
      cell: ({ _id, subject }) => (
        <Link to={`/admin/messages/${_id}`} className={`${tableLink} sm:line-clamp-1 wrap-anywhere xl:max-w-80`}>
          {subject}
        </Link>
      ),
      text: ({ subject }) => subject,
    },
    {
      key: 'received',
      label: columns.received,
      cell: ({ createdAt }) => <Moment at={createdAt} />,
      text: ({ createdAt }) => createdAt,
      sort: { asc: 'oldest', desc: 'newest', first: 'desc' },
    },
    {
      key: 'from',
      label: columns.from,
      cell: ({ name }) => <span className="block max-w-48 truncate">{name}</span>,
      text: ({ name }) => name,
    },
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
    {
      key: 'email',
      label: columns.email,
      cell: ({ email }) => <span className="block max-w-64 truncate">{email}</span>,
      text: ({ email }) => email,
      isOptional: true,
    },
  ]
}
