import * as z from 'zod/mini'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { afterParam, choiceParam, queryOf, readQuery } from '#app/admin/list-query.ts'
import { ListResults } from '#app/admin/list-results.tsx'
import { ListTabs } from '#app/admin/list-tabs.tsx'
import { PendingRow } from '#app/admin/pending-orders/pending-row.tsx'
import { apiContext } from '#app/api-context.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminPendingOrdersMessages as said } from '#messages/en-US/admin/pending-orders.ts'
import type { Route } from './+types/awaiting-payment.ts'

const filterSchema = z.object({ list: choiceParam(['over'] as const), after: afterParam })

export async function loader({ context, request }: Route.LoaderArgs) {
  const { list, after } = readQuery(filterSchema, request)
  const found = await context.get(apiContext).pendingOrders.listPendingOrders({ isOver: list === 'over', after })
  return { ...found, list }
}

/** The orders that are not paid yet, those first whose items are released next. */
export default function AwaitingPayment({ loaderData: { pendingOrders, next, list } }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading
        lead={said.lead}
        actions={
          <LinkButton variant="secondary" to="/admin/orders/new">
            {said.newOrder}
          </LinkButton>
        }
      >
        {adminFrameMessages.pages.awaitingPayment}
      </AdminHeading>
      <ListTabs
        name={adminFrameMessages.pages.awaitingPayment}
        param="list"
        tabs={[{ label: said.awaiting }, { value: 'over', label: said.over }]}
        tab={list}
      />
      <ListResults next={next && queryOf({ list, after: next })} nextLabel={said.older}>
        {pendingOrders.length === 0 ? (
          <EmptyState title={list ? said.noneOver : said.none} text={list ? undefined : said.noneText} />
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {pendingOrders.map((order) => (
              <PendingRow key={order._id} order={order} />
            ))}
          </ul>
        )}
      </ListResults>
    </>
  )
}
