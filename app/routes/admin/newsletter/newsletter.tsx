import { Link } from 'react-router'
import * as z from 'zod/mini'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { ForRole } from '#app/admin/for-role.tsx'
import { afterParam, choiceParam, queryOf, readQuery, textParam } from '#app/admin/list-query.ts'
import { ListTabs } from '#app/admin/list-tabs.tsx'
import { subscriberBulkActions } from '#app/admin/newsletter/bulk-actions.ts'
import { subscriberColumns } from '#app/admin/newsletter/subscriber-columns.tsx'
import { createSelection } from '#app/admin/table/create-selection.ts'
import { CsvLink } from '#app/admin/table/csv-link.tsx'
import { ListTable } from '#app/admin/table/list-table.tsx'
import { api } from '#app/api.ts'
import { apiContext } from '#app/api-context.ts'
import { ages } from '#contract/list-order.ts'
import { type Subscriber, subscriberStates } from '#contract/newsletter/calls.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminNewsletterMessages } from '#messages/en-US/admin/newsletter.ts'
import { adminTableMessages } from '#messages/en-US/admin/table.ts'
import type { Route } from './+types/newsletter.ts'

const querySchema = z.object({
  search: textParam(100),
  state: choiceParam(subscriberStates),
  sort: choiceParam(ages),
  columns: textParam(200),
  after: afterParam,
})
const number = new Intl.NumberFormat('en-US')
const selection = createSelection<Subscriber>()

export async function loader({ context, request }: Route.LoaderArgs) {
  const { columns, after, ...filter } = readQuery(querySchema, request)
  const { subscribers, counts, next } = await context.get(apiContext).newsletter.listSubscribers({ ...filter, after })
  return { page: { rows: subscribers, next, after }, counts, filter, columns }
}

/** The subscribers of the newsletter, by state. */
export default function Newsletter({ loaderData: { page, counts, filter, columns } }: Route.ComponentProps) {
  const { state, sort, ...searched } = filter
  const name = adminFrameMessages.pages.newsletter
  return (
    <>
      <AdminHeading
        actions={
          <>
            <Link to="/admin/newsletter/consents" className="link inline-flex min-h-11 items-center">
              {adminNewsletterMessages.consents.history}
            </Link>
            <ForRole access="owner">
              <Link to="/admin/newsletter/import" className="link inline-flex min-h-11 items-center">
                {adminNewsletterMessages.import.link}
              </Link>
            </ForRole>
          </>
        }
      >
        {name}
      </AdminHeading>
      <ListTabs
        name={name}
        param="state"
        tabs={[
          { label: adminTableMessages.all },
          ...subscriberStates.map((value) => ({
            value,
            label: adminNewsletterMessages[value](number.format(counts[value])),
          })),
        ]}
        tab={state}
        keep={{ ...searched, sort, columns }}
      />
      <ListTable
        name={name}
        page={page}
        columns={subscriberColumns()}
        idOf={({ subscriberId }) => subscriberId}
        nameOf={({ email }) => email}
        query={{ ...filter, columns }}
        search={adminNewsletterMessages.search}
        usualSort="newest"
        csv={{
          link: <CsvLink path={`/admin/newsletter/export.csv?${queryOf({ ...searched, state })}`} />,
          async readPage(page) {
            const { subscribers, next } = await api.newsletter.listSubscribers({ ...filter, ...page })
            return { rows: subscribers, next }
          },
        }}
        empty={{ title: adminNewsletterMessages.none, filtered: adminNewsletterMessages.noneFound }}
        selection={selection}
        actions={subscriberBulkActions()}
      />
    </>
  )
}
