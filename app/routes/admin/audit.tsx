import * as z from 'zod/mini'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { AuditFilter } from '#app/admin/audit/audit-filter.tsx'
import { AuditLine } from '#app/admin/audit/audit-line.tsx'
import { formatMoment } from '#app/admin/format-moment.ts'
import { afterParam, choiceParam, queryOf, readQuery } from '#app/admin/list-query.ts'
import { ListResults } from '#app/admin/list-results.tsx'
import { apiContext } from '#app/api-context.ts'
import { useSettings } from '#app/settings/use-settings.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { subjectKinds } from '#contract/audit/actions.ts'
import { adminAuditMessages } from '#messages/en-US/admin/audit.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminListsMessages } from '#messages/en-US/admin/lists.ts'
import type { Route } from './+types/audit.ts'

const filterSchema = z.object({
  by: z.catch(z.optional(z.uuid()), undefined),
  kind: choiceParam(subjectKinds),
  after: afterParam,
})

export async function loader({ context, request }: Route.LoaderArgs) {
  const filter = readQuery(filterSchema, request)
  return { ...(await context.get(apiContext).audit.listAuditEvents(filter)), filter }
}

/** The audit log by day, newest first. */
export default function Activity({ loaderData: { entries, next, actors, filter } }: Route.ComponentProps) {
  const { by, kind } = filter
  const { timeZone } = useSettings().shop
  const days = Map.groupBy(entries, ({ at }) => formatMoment(at, timeZone, 'weekday'))
  return (
    <>
      <AdminHeading lead={adminAuditMessages.lead}>{adminFrameMessages.pages.activity}</AdminHeading>
      <AuditFilter actors={actors} filter={filter} />
      <ListResults next={next && queryOf({ by, kind, after: next })} nextLabel={adminAuditMessages.older}>
        {entries.length === 0 ? (
          <EmptyState
            title={by || kind ? adminAuditMessages.noneMatching : adminAuditMessages.none}
            text={adminAuditMessages.noneText}
          >
            {(by || kind) && (
              <LinkButton variant="secondary" to="?">
                {adminListsMessages.showAll}
              </LinkButton>
            )}
          </EmptyState>
        ) : (
          [...days].map(([date, ofDay]) => (
            <section key={date} aria-label={date} className="mb-10">
              <h2 className="mb-2 font-medium">{date}</h2>
              <ol className="divide-y divide-line border-y border-line">
                {ofDay.map((entry) => (
                  <AuditLine key={entry._id} entry={entry} />
                ))}
              </ol>
            </section>
          ))
        )}
      </ListResults>
    </>
  )
}
