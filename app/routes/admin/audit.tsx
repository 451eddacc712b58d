import * as z from 'zod/mini'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { AuditFilter } from '#app/admin/audit/audit-filter.tsx'
import { AuditLine } from '#app/admin/audit/audit-line.tsx'
import { afterParam, choiceParam, queryOf, readQuery } from '#app/admin/list-query.ts'
import { ListResults } from '#app/admin/list-results.tsx'
import { apiContext } from '#app/api-context.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { subjectKinds } from '#contract/audit/actions.ts'
import type { Route } from './+types/audit.ts'

const filterSchema = z.object({
  by: z.catch(z.optional(z.uuid()), undefined),
  kind: choiceParam(subjectKinds),
  after: afterParam,
})
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' })

export async function loader({ context, request }: Route.LoaderArgs) {
  const filter = readQuery(filterSchema, request)
  return { ...(await context.get(apiContext).audit.listAuditEvents(filter)), filter }
}

/** The audit log by day, newest first. */
export default function Activity({ loaderData: { entries, next, actors, filter } }: Route.ComponentProps) {
  const { by, kind } = filter
  const days = new Set(entries.map(({ at }) => at.slice(0, 10)))
  return (
    <>
      <AdminHeading lead="Changes made by admins.">Activity</AdminHeading>
      <AuditFilter actors={actors} filter={filter} />
      <ListResults next={next && queryOf({ by, kind, after: next })} nextLabel="Older activity">
        {entries.length === 0 ? (
          <EmptyState
            title={by || kind ? 'No matching activity.' : 'No activity yet.'}
            text="Admin changes will appear here."
          >
            {(by || kind) && (
              <LinkButton variant="secondary" to="?">
                Show all
              </LinkButton>
            )}
          </EmptyState>
        ) : (
          [...days].map((date) => (
            <section key={date} aria-labelledby={date} className="mb-10">
              <h2 id={date} className="mb-2 font-medium">
                {day.format(new Date(date))}
              </h2>
              <ol className="divide-y divide-line border-y border-line">
                {entries
                  .filter(({ at }) => at.startsWith(date))
                  .map((entry) => (
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
