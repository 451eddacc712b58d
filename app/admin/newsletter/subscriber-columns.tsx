import type { Subscriber } from '#contract/newsletter/calls.ts'
import { adminNewsletterMessages } from '#messages/en-US/admin/newsletter.ts'
import { Moment } from '../moment.tsx'
import type { Column } from '../table/column.ts'

/** The columns of the list of subscribers. */
export function subscriberColumns(): Column<Subscriber>[] {
  const { columns } = adminNewsletterMessages
  return [
    {
      key: 'email',
      label: columns.email,
      cell: ({ email }) => <span className="font-medium break-all">{email}</span>,
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
