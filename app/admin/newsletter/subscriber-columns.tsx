import { Link } from 'react-router'
import type { Subscriber } from '#contract/newsletter/calls.ts'
import { adminNewsletterMessages } from '#messages/en-US/admin/newsletter.ts'
import { queryOf } from '../list-query.ts'
import { Moment } from '../moment.tsx'
import type { Column } from '../table/column.ts'
import { tableLink } from '../table/table-link.ts'

/** The columns of the list of subscribers. */
export function subscriberColumns(): Column<Subscriber>[] {
  const { columns } = adminNewsletterMessages
  return [
    {
      key: 'email',
      label: columns.email,
      cell: ({ email }) => (
        <Link to={`/admin/newsletter/consents?${queryOf({ search: email })}`} className={`${tableLink} break-all`}>
          {email}
        </Link>
      ),
      text: ({ email }) => email,
    },
    {
      key: 'subscribed',
      label: columns.subscribed,
      cell: ({ subscribedAt }) => <Moment at={subscribedAt} isDay />,
      text: ({ subscribedAt }) => subscribedAt,
      sort: { asc: 'oldest', desc: 'newest', first: 'desc' },
      isLabeled: true,
    },
    {
      key: 'unsubscribed',
      label: columns.unsubscribed,
      cell: ({ unsubscribedAt }) => unsubscribedAt && <Moment at={unsubscribedAt} isDay />,
      text: ({ unsubscribedAt }) => unsubscribedAt ?? '',
    },
  ]
}
