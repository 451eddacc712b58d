import * as z from 'zod/mini'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { ListFilter } from '#app/admin/list-filter.tsx'
import { afterParam, queryOf, readQuery, textParam } from '#app/admin/list-query.ts'
import { ListResults } from '#app/admin/list-results.tsx'
import { formatNumber } from '#app/admin/reports/format.ts'
import { ReturnRow } from '#app/admin/returns/return-row.tsx'
import { apiContext } from '#app/api-context.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { returnStates } from '#contract/returns/return-states.ts'
import { adminCommonMessages } from '#messages/en-US/admin/common.ts'
import { adminReturnsMessages } from '#messages/en-US/admin/returns.ts'
import type { Route } from './+types/returns.ts'

const filterSchema = z.object({
  state: z.catch(z._default(z.enum(returnStates), 'requested'), 'requested'),
  search: textParam(100),
  after: afterParam,
})

/** In the order in which they wait for staff. */
const shownStates = ['requested', 'received', 'approved', 'closed', 'declined', 'canceled'] as const
const isWaiting = (state: string) => ['requested', 'received', 'approved'].includes(state)

export async function loader({ context, request }: Route.LoaderArgs) {
  const filter = readQuery(filterSchema, request)
  return { ...(await context.get(apiContext).returns.listReturns(filter)), filter }
}

export default function Returns({ loaderData: { returns, counts, next, filter } }: Route.ComponentProps) {
  const { state, search } = filter
  return (
    <>
      <AdminHeading lead={isWaiting(state) ? adminReturnsMessages.oldestFirst : adminReturnsMessages.newestFirst}>
        {adminCommonMessages.pages.returns}
      </AdminHeading>
      <ListFilter
        name={adminCommonMessages.pages.returns}
        label={adminReturnsMessages.search}
        search={search}
        param="state"
        tabs={shownStates.map((each) => ({
          ...(each !== 'requested' && { value: each }),
          label: adminReturnsMessages.withCount(adminReturnsMessages.states[each], formatNumber(counts[each] ?? 0)),
        }))}
        tab={state === 'requested' ? undefined : state}
      />
      <ListResults
        next={next && queryOf({ state, search, after: next })}
        nextLabel={isWaiting(state) && !search ? adminReturnsMessages.newer : adminReturnsMessages.older}
      >
        {returns.length === 0 ? (
          <EmptyState title={search ? adminReturnsMessages.noneFound(search) : adminReturnsMessages.none[state]}>
            {search && (
              <LinkButton variant="secondary" to="?">
                {adminCommonMessages.showAll}
              </LinkButton>
            )}
          </EmptyState>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {returns.map((each) => (
              <ReturnRow key={each._id} listed={each} />
            ))}
          </ul>
        )}
      </ListResults>
    </>
  )
}
