import type { Consent } from '#contract/newsletter/calls.ts'
import { adminNewsletterMessages } from '#messages/en-US/admin/newsletter.ts'
import { Moment } from '../moment.tsx'
import type { Column } from '../table/column.ts'

/** Whose step it is, as far as that is known. */
export const nameOfConsent = ({ email }: Consent) => email ?? adminNewsletterMessages.consents.erasedAddress

/** The columns of the consent history. */
export function consentColumns(): Column<Consent>[] {
  const { columns, events, sources } = adminNewsletterMessages.consents
  return [
    {
      key: 'email',
      label: columns.email,
      cell: (row) => <span className="font-medium break-all">{nameOfConsent(row)}</span>,
      text: ({ email }) => email ?? '',
    },
    {
      key: 'at',
      label: columns.at,
      cell: ({ at }) => <Moment at={at} />,
      text: ({ at }) => at,
      sort: { asc: 'oldest', desc: 'newest', first: 'desc' },
    },
    {
      key: 'event',
      label: columns.event,
      cell: ({ event }) => <span className="whitespace-nowrap">{events[event]}</span>,
      text: ({ event }) => event,
    },
    {
      key: 'source',
      label: columns.source,
      cell: ({ source }) => sources[source],
      text: ({ source }) => source,
    },
    {
      key: 'wording',
      label: columns.wording,
      cell: ({ wording }) => <span className="block max-w-prose py-1 sm:min-w-64">{wording}</span>,
      text: ({ wording }) => wording,
    },
  ]
}
