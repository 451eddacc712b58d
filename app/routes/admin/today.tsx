import { Link } from 'react-router'
import { requireAdmin } from '#app/admin/require-admin.ts'
import { apiContext } from '#app/api-context.ts'
import { PageTitle } from '#app/ui/page-title.tsx'
import type { Route } from './+types/today.ts'

export async function loader({ context }: Route.LoaderArgs) {
  await requireAdmin(context)
  const api = context.get(apiContext)
  const [toShip, parked, books] = await Promise.all([
    api.orders.ordersHistory({ status: 'Proccessing', limit: 100 }),
    api.admin.listMails({ state: 'parked' }),
    api.reconciliation.showReconciliation({}),
  ])
  return {
    toShip: toShip.orderHistory.map(({ _id, orderNumber, createdAt }) => ({ _id, orderNumber, createdAt })).reverse(),
    hasMore: toShip.next !== null,
    parkedMails: parked.mails.length,
    findings: books.findings.length,
  }
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** What is to be done, oldest first. */
export default function Today({ loaderData: { toShip, hasMore, parkedMails, findings } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle>Today</PageTitle>
      <section aria-labelledby="to-ship" className="mb-12">
        <h2 id="to-ship" className="display mb-4 text-title">
          To ship: {toShip.length}
          {hasMore && '+'}
        </h2>
        {toShip.length === 0 ? (
          <p className="text-ink-soft">Nothing waits to be shipped.</p>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {toShip.map((order) => (
              <li key={order._id} className="flex min-h-12 items-center justify-between gap-6">
                <Link to={`/orders/${order.orderNumber}`} className="link">
                  {order.orderNumber}
                </Link>
                <time dateTime={order.createdAt} className="text-small text-ink-soft">
                  {day.format(new Date(order.createdAt))}
                </time>
              </li>
            ))}
          </ul>
        )}
        {toShip.length > 0 && (
          <p className="mt-4">
            <Link to="/admin/orders/ship" className="link">
              Ship one after the other
            </Link>
          </p>
        )}
      </section>
      <section aria-labelledby="mails" className="mb-12">
        <h2 id="mails" className="display mb-4 text-title">
          Mails that could not be sent: {parkedMails}
        </h2>
        <Link to="/admin/mail?state=parked" className="link">
          Open the outbox
        </Link>
      </section>
      <section aria-labelledby="books">
        <h2 id="books" className="display mb-4 text-title">
          Payments to look at: {findings}
        </h2>
        <Link to="/admin/reconciliation" className="link">
          Compare the books
        </Link>
      </section>
    </>
  )
}
