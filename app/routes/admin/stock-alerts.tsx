import { Link } from 'react-router'
import * as z from 'zod/mini'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { ListFilter } from '#app/admin/list-filter.tsx'
import { afterParam, choiceParam, queryOf, readQuery, textParam } from '#app/admin/list-query.ts'
import { ListResults } from '#app/admin/list-results.tsx'
import { AlertRow } from '#app/admin/stock-alerts/alert-row.tsx'
import { requestedVariant } from '#app/admin/stock-alerts/requested-variant.ts'
import { WantedRow } from '#app/admin/stock-alerts/wanted-row.tsx'
import { apiContext } from '#app/api-context.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { type AlertState, alertStates } from '#contract/stock-alerts/calls.ts'
import type { Route } from './+types/stock-alerts.ts'

const filterSchema = z.object({
  search: textParam(100),
  list: choiceParam(alertStates),
  variantId: z.catch(z.optional(z.uuid()), undefined),
  after: afterParam,
})

const tabs = [
  { label: 'By product' },
  { value: 'waiting', label: 'By customer' },
  { value: 'sent', label: 'Notified' },
] as const

const emptyTitles: Record<AlertState | 'wanted', string> = {
  wanted: 'No back-in-stock requests.',
  waiting: 'No back-in-stock requests.',
  sent: 'No one has been notified yet.',
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { stockAlerts } = context.get(apiContext)
  const filter = readQuery(filterSchema, request)
  const { list, ...query } = filter
  if (!list) return { ...(await stockAlerts.listWantedProducts(query)), alerts: [], filter }
  return { ...(await stockAlerts.listStockAlerts({ ...query, state: list })), products: [], filter }
}

export default function StockAlerts({ loaderData: { products, alerts, next, filter } }: Route.ComponentProps) {
  const { search, list, variantId, after } = filter
  const isEmpty = products.length + alerts.length === 0
  return (
    <>
      <AdminHeading
        lead="Customers get one email when the item is back, first come, first served."
        actions={
          !isEmpty && (
            <LinkButton
              variant="secondary"
              to={`/admin/stock-alerts/export.csv?${queryOf({ search, variantId, state: list })}`}
              reloadDocument
              download="stock-alerts.csv"
            >
              Export as CSV
            </LinkButton>
          )
        }
      >
        Stock alerts
      </AdminHeading>
      <ListFilter
        name="Stock alerts"
        label={list ? 'Email or product' : 'Product, SKU, brand or type'}
        search={search}
        param="list"
        tabs={tabs}
        tab={list}
      />
      {variantId && alerts[0] && (
        <p className="mb-4 flex flex-wrap items-center gap-x-4">
          Requests for {requestedVariant(alerts[0])} only.
          <Link to={`?${queryOf({ list, search })}`} className="link flex min-h-11 items-center">
            Show all
          </Link>
        </p>
      )}
      <ListResults
        next={next && queryOf({ search, list, variantId, after: next })}
        nextLabel={list ? 'Older requests' : 'More products'}
      >
        {isEmpty ? (
          <EmptyState
            title={search || variantId ? 'No requests found.' : emptyTitles[list ?? 'wanted']}
            text={search && `No requests match “${search}”.`}
          >
            {(search || variantId || after) && (
              <LinkButton variant="secondary" to={`?${queryOf({ list })}`}>
                Show all
              </LinkButton>
            )}
          </EmptyState>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {products.map((product) => (
              <WantedRow key={product._id} product={product} />
            ))}
            {alerts.map((alert) => (
              <AlertRow key={alert.alertId} alert={alert} />
            ))}
          </ul>
        )}
      </ListResults>
    </>
  )
}
