import { Children } from 'react'
import { Link } from 'react-router'
import type { PersonalRead } from '#contract/audit/calls.ts'
import type { PersonalData } from '#contract/audit/personal-data.ts'
import { adminAuditMessages as said } from '#messages/en-US/admin/audit.ts'
import { Moment } from '../moment.tsx'

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

/** Who of the staff saw which personal data, as a sentence. */
export function ReadLine({ read: { by, data, subjectId, at } }: { read: PersonalRead }) {
  const { list, hasPages = true } = pages[data]
  const { one, all } = said.personal[data]
  const thing = subjectId === null ? all : one(subjectId)
  const subject = (
    <Link to={subjectId !== null && hasPages ? `${list}/${subjectId}` : list} className="link">
      {thing}
    </Link>
  )
  return (
    <li className="grid gap-x-6 py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <p className="min-w-0 wrap-anywhere">
        {Children.toArray(said.saw(<span className="font-medium">{by.name}</span>, subject))}
      </p>
      <span className="text-small text-ink-soft">
        <Moment at={at} isTime />
      </span>
    </li>
  )
}
