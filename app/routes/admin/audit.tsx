import * as z from 'zod/mini'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { AuditFilter, auditKinds } from '#app/admin/audit/audit-filter.tsx'
import { AuditLine } from '#app/admin/audit/audit-line.tsx'
import { ReadLine } from '#app/admin/audit/read-line.tsx'
import { formatMoment } from '#app/admin/format-moment.ts'
import { afterParam, choiceParam, queryOf, readQuery } from '#app/admin/list-query.ts'
import { ListResults } from '#app/admin/list-results.tsx'
import { apiContext } from '#app/api-context.ts'
import { useSettings } from '#app/settings/use-settings.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import type { ActivityEntry, PersonalRead } from '#contract/audit/calls.ts'
import { adminAuditMessages } from '#messages/en-US/admin/audit.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminTableMessages } from '#messages/en-US/admin/table.ts'
import type { Route } from './+types/audit.ts'

const filterSchema = z.object({
  by: z.catch(z.optional(z.uuid()), undefined),
  kind: choiceParam(auditKinds),
  after: afterParam,
})

type Line = ActivityEntry | PersonalRead

export async function loader({ context, request }: Route.LoaderArgs) {
  const filter = readQuery(filterSchema, request)
  const { audit } = context.get(apiContext)
  const { kind, ...query } = filter
  if (kind === 'personal-data') {
    const { reads: lines, next, actors } = await audit.listPersonalReads(query)
    return { lines, next, actors, filter }
  }
  const { entries: lines, next, actors } = await audit.listAuditEvents({ ...query, kind })
  return { lines, next, actors, filter }
}

/** What staff did, or which personal data they saw, by day, newest first. */
export default function Activity({ loaderData: { lines, next, actors, filter } }: Route.ComponentProps) {
  const { by, kind } = filter
  const { timeZone } = useSettings().shop
  const days = Map.groupBy<string, Line>(lines, ({ at }) => formatMoment(at, timeZone, 'weekday'))
  return (
    <>
      <AdminHeading lead={adminAuditMessages.lead}>{adminFrameMessages.pages.activity}</AdminHeading>
      <AuditFilter actors={actors} filter={filter} />
      <ListResults next={next && queryOf({ by, kind, after: next })} nextLabel={adminAuditMessages.older}>
        {lines.length === 0 ? (
          <EmptyState
            title={by || kind ? adminAuditMessages.noneMatching : adminAuditMessages.none}
            text={adminAuditMessages.noneText}
          >
            {(by || kind) && (
              <LinkButton variant="secondary" to="?">
                {adminTableMessages.showAll}
              </LinkButton>
            )}
          </EmptyState>
        ) : (
          [...days].map(([date, ofDay]) => (
            <section key={date} aria-label={date} className="mb-10">
              <h2 className="mb-2 font-medium">{date}</h2>
              <ol className="divide-y divide-line border-y border-line">
                {ofDay.map((line) =>
                  'data' in line ? <ReadLine key={line._id} read={line} /> : <AuditLine key={line._id} entry={line} />,
                )}
              </ol>
            </section>
          ))
        )}
      </ListResults>
    </>
  )
}
