import { Children } from 'react'
import { Link } from 'react-router'
import type { PersonalRead } from '#contract/audit/calls.ts'
import type { PersonalData } from '#contract/audit/personal-data.ts'
import { adminAuditMessages } from '#messages/en-US/admin/audit.ts'
import type { Column } from '../table/column.ts'
import { textColumn } from '../table/usual-columns.tsx'
import { momentColumn } from './moment-column.tsx'
import { withoutActor } from './without-actor.ts'

/** The list of each kind of personal data, and the page of one where its ID or number is in the address. */
const pages: Record<PersonalData, { list: string; hasPages?: false }> = {
  customers: { list: '/admin/customers' },
  orders: { list: '/admin/orders' },
  invoices: { list: '/admin/orders', hasPages: false },
  returns: { list: '/admin/returns' },
  messages: { list: '/admin/messages' },
  reviews: { list: '/admin/reviews' },
  emails: { list: '/admin/emails' },
  disputes: { list: '/admin/disputes' },
  subscribers: { list: '/admin/newsletter', hasPages: false },
  stockAlerts: { list: '/admin/stock-alerts', hasPages: false },
  discounts: { list: '/admin/discounts' },
  staff: { list: '/admin/activity', hasPages: false },
}

function thingOf({ data, subjectId }: PersonalRead): string {
  const { one, all } = adminAuditMessages.personal[data]
  return subjectId === null ? all : one(subjectId)
}

/** What was seen, as a text: "Looked at order 100001". */
export const nameOfRead = (read: PersonalRead) => withoutActor(adminAuditMessages.saw, thingOf(read)).join('')

/** The columns of the list of who saw which personal data. */
export function readColumns(): Column<PersonalRead>[] {
  const { columns } = adminAuditMessages
  return [
    { key: 'event', label: columns.event, cell: (read) => <Read read={read} />, text: nameOfRead },
    textColumn({ key: 'by', label: columns.by, text: ({ by }) => by.name, width: 'max-w-48' }),
    momentColumn(),
    textColumn({
      key: 'subject',
      label: columns.subject,
      text: ({ subjectId }) => subjectId ?? '',
      width: 'max-w-80',
      isOptional: true,
    }),
  ]
}

function Read({ read }: { read: PersonalRead }) {
  const { list, hasPages = true } = pages[read.data]
  const subject = (
    <Link to={read.subjectId !== null && hasPages ? `${list}/${read.subjectId}` : list} className="link target">
      {thingOf(read)}
    </Link>
  )
  return (
    <span className="block wrap-anywhere lg:py-1">
      {Children.toArray(withoutActor(adminAuditMessages.saw, subject))}
    </span>
  )
}
