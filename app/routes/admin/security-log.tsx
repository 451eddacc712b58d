import * as z from 'zod/mini'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { afterParam, choiceParam, readQuery, textParam } from '#app/admin/list-query.ts'
import { securityColumns } from '#app/admin/security-log/security-columns.tsx'
import { ListTable } from '#app/admin/table/list-table.tsx'
import { api } from '#app/api.ts'
import { apiContext } from '#app/api-context.ts'
import { ages } from '#contract/list-order.ts'
import { securityEvents } from '#contract/security-log/events.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminSecurityLogMessages } from '#messages/en-US/admin/security-log.ts'
import type { Route } from './+types/security-log.ts'

const querySchema = z.object({
  event: choiceParam(securityEvents),
  sort: choiceParam(ages),
  columns: textParam(200),
  after: afterParam,
})

export async function loader({ context, request }: Route.LoaderArgs) {
  const { columns, after, ...filter } = readQuery(querySchema, request)
  const { events, next } = await context.get(apiContext).securityLog.listSecurityEvents({ ...filter, after })
  return { page: { rows: events, next, after }, filter, columns }
}

export default function SecurityLog({ loaderData: { page, filter, columns } }: Route.ComponentProps) {
  const name = adminFrameMessages.pages.securityLog
  return (
    <>
      <AdminHeading lead={adminSecurityLogMessages.lead}>{name}</AdminHeading>
      <ListTable
        name={name}
        page={page}
        columns={securityColumns()}
        idOf={({ _id }) => _id}
        nameOf={({ event }) => adminSecurityLogMessages.events[event]}
        query={{ ...filter, columns }}
        filters={[
          {
            name: 'event',
            label: adminSecurityLogMessages.columns.event,
            options: securityEvents.map((value) => ({ value, label: adminSecurityLogMessages.events[value] })),
          },
        ]}
        usualSort="newest"
        csv={{
          file: 'security-log',
          async readPage(page) {
            const { events, next } = await api.securityLog.listSecurityEvents({ ...filter, ...page })
            return { rows: events, next }
          },
        }}
        empty={{ title: adminSecurityLogMessages.none, filtered: adminSecurityLogMessages.noneMatching }}
      />
    </>
  )
}
