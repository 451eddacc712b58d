import * as z from 'zod/mini'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { auditColumns, nameOfEvent } from '#app/admin/audit/audit-columns.tsx'
import { auditFilters, auditKinds } from '#app/admin/audit/audit-filters.ts'
import { nameOfRead, readColumns } from '#app/admin/audit/read-columns.tsx'
import { afterParam, choiceParam, dayParam, idParam, readQuery, textParam } from '#app/admin/list-query.ts'
import { ListTable } from '#app/admin/table/list-table.tsx'
import { api } from '#app/api.ts'
import { apiContext } from '#app/api-context.ts'
import { ages } from '#contract/list-order.ts'
import { adminAuditMessages } from '#messages/en-US/admin/audit.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import type { Route } from './+types/audit.ts'

const querySchema = z.object({
  by: idParam,
  kind: choiceParam(auditKinds),
  from: dayParam,
  until: dayParam,
  sort: choiceParam(ages),
  columns: textParam(200),
  after: afterParam,
})

export async function loader({ context, request }: Route.LoaderArgs) {
  const { columns, after, kind, ...filter } = readQuery(querySchema, request)
  const { audit } = context.get(apiContext)
  const query = { ...filter, kind, columns }
  if (kind === 'personal-data') {
    const { reads, next, actors } = await audit.listPersonalReads({ ...filter, after })
    return { reads: { rows: reads, next, after }, actors, query }
  }
  const { entries, next, actors } = await audit.listAuditEvents({ ...filter, kind, after })
  return { entries: { rows: entries, next, after }, actors, query }
}

/** What staff did, or which personal data they saw. */
export default function Activity({ loaderData: { entries, reads, actors, query } }: Route.ComponentProps) {
  const name = adminFrameMessages.pages.activity
  const { columns: _, kind, ...filter } = query
  const { none, noneText, noneMatching } = adminAuditMessages
  const list = {
    name,
    query,
    filters: auditFilters(actors),
    usualSort: 'newest',
    empty: { title: none, text: noneText, filtered: noneMatching },
    idOf: ({ _id }: { _id: string }) => _id,
  }
  return (
    <>
      <AdminHeading lead={adminAuditMessages.lead}>{name}</AdminHeading>
      {entries && (
        <ListTable
          {...list}
          page={entries}
          columns={auditColumns()}
          nameOf={nameOfEvent}
          csv={{
            file: 'activity',
            async readPage(page) {
              const changes = kind === 'personal-data' ? undefined : kind
              const { entries: rows, next } = await api.audit.listAuditEvents({ ...filter, kind: changes, ...page })
              return { rows, next }
            },
          }}
        />
      )}
      {reads && (
        <ListTable
          {...list}
          page={reads}
          columns={readColumns()}
          nameOf={nameOfRead}
          csv={{
            file: 'personal-data-seen',
            async readPage(page) {
              const { reads: rows, next } = await api.audit.listPersonalReads({ ...filter, ...page })
              return { rows, next }
            },
          }}
        />
      )}
    </>
  )
}
