import * as z from 'zod/mini'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { afterParam, choiceParam, readQuery, textParam } from '#app/admin/list-query.ts'
import { ListTabs } from '#app/admin/list-tabs.tsx'
import { formatNumber } from '#app/admin/reports/format.ts'
import { returnColumns } from '#app/admin/returns/return-columns.tsx'
import { ListTable } from '#app/admin/table/list-table.tsx'
import { api } from '#app/api.ts'
import { apiContext } from '#app/api-context.ts'
import { ages } from '#contract/list-order.ts'
import { isWaiting, returnStates, waitingStates } from '#contract/returns/return-states.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminReturnsMessages } from '#messages/en-US/admin/returns.ts'
import type { Route } from './+types/returns.ts'

const querySchema = z.object({
  state: choiceParam(returnStates),
  search: textParam(100),
  sort: choiceParam(ages),
  columns: textParam(200),
  after: afterParam,
})

const shownStates = [...waitingStates, 'closed', 'declined', 'canceled'] as const

export async function loader({ context, request }: Route.LoaderArgs) {
  const { columns, after, ...filter } = readQuery(querySchema, request)
  const { returns, counts, next } = await context.get(apiContext).returns.listReturns({ ...filter, after })
  return { page: { rows: returns, next, after }, counts, filter, columns }
}

/** The returns of a state, those that wait oldest first; or what a search found in every state. */
export default function Returns({ loaderData: { page, counts, filter, columns } }: Route.ComponentProps) {
  const { state = 'requested', search, sort } = filter
  const name = adminFrameMessages.pages.returns
  return (
    <>
      <AdminHeading>{name}</AdminHeading>
      <ListTabs
        name={name}
        param="state"
        tabs={shownStates.map((each) => ({
          ...(each !== 'requested' && { value: each }),
          label: isWaiting(each)
            ? adminReturnsMessages.withCount(adminReturnsMessages.states[each], formatNumber(counts[each]))
            : adminReturnsMessages.states[each],
        }))}
        tab={state === 'requested' ? undefined : state}
        keep={{ sort, columns }}
      />
      <ListTable
        name={name}
        page={page}
        columns={returnColumns()}
        idOf={({ _id }) => _id}
        nameOf={({ number }) => number}
        query={{ ...filter, columns }}
        search={adminReturnsMessages.search}
        usualSort={isWaiting(state) && !search ? 'oldest' : 'newest'}
        csv={{
          file: 'returns',
          async readPage(page) {
            const { returns, next } = await api.returns.listReturns({ ...filter, ...page })
            return { rows: returns, next }
          },
        }}
        empty={{
          title: adminReturnsMessages.none[state],
          ...(search && { filtered: adminReturnsMessages.noneFound(search) }),
        }}
      />
    </>
  )
}
