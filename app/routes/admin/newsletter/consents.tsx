import * as z from 'zod/mini'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { afterParam, choiceParam, readQuery, textParam } from '#app/admin/list-query.ts'
import { consentColumns, nameOfConsent } from '#app/admin/newsletter/consent-columns.tsx'
import { ListTable } from '#app/admin/table/list-table.tsx'
import { api } from '#app/api.ts'
import { apiContext } from '#app/api-context.ts'
import { ages } from '#contract/list-order.ts'
import { consentEvents } from '#contract/newsletter/consent.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminNewsletterMessages } from '#messages/en-US/admin/newsletter.ts'
import type { Route } from './+types/consents.ts'

const querySchema = z.object({
  search: textParam(100),
  event: choiceParam(consentEvents),
  sort: choiceParam(ages),
  columns: textParam(200),
  after: afterParam,
})

export async function loader({ context, request }: Route.LoaderArgs) {
  const { columns, after, ...filter } = readQuery(querySchema, request)
  const { consents, next } = await context.get(apiContext).newsletter.listConsents({ ...filter, after })
  return { page: { rows: consents, next, after }, filter, columns }
}

/** How addresses came to the newsletter and left it. */
export default function Consents({ loaderData: { page, filter, columns } }: Route.ComponentProps) {
  const name = adminFrameMessages.pages.consents
  const { lead, events, columns: labels, none, noneMatching } = adminNewsletterMessages.consents
  return (
    <>
      <AdminHeading lead={lead}>{name}</AdminHeading>
      <ListTable
        name={name}
        page={page}
        columns={consentColumns()}
        idOf={({ _id }) => _id}
        nameOf={nameOfConsent}
        query={{ ...filter, columns }}
        search={adminNewsletterMessages.search}
        filters={[
          {
            name: 'event',
            label: labels.event,
            options: consentEvents.map((value) => ({ value, label: events[value] })),
          },
        ]}
        usualSort="newest"
        csv={{
          file: 'newsletter-consents',
          async readPage(page) {
            const { consents, next } = await api.newsletter.listConsents({ ...filter, ...page })
            return { rows: consents, next }
          },
        }}
        empty={{ title: none, filtered: noneMatching }}
      />
    </>
  )
}
