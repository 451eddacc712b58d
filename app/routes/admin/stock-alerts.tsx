import { Link, useNavigation } from 'react-router'
import * as z from 'zod/mini'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { ListFilter } from '#app/admin/list-filter.tsx'
import { queryOf } from '#app/admin/query-of.ts'
import { AlertRow } from '#app/admin/stock-alerts/alert-row.tsx'
import { wantedOf } from '#app/admin/stock-alerts/wanted-of.ts'
import { WantedRow } from '#app/admin/stock-alerts/wanted-row.tsx'
import { apiContext } from '#app/api-context.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { type AlertState, alertStates } from '#contract/stock-alerts/calls.ts'
import type { Route } from './+types/stock-alerts.ts'

const text = (max: number) => z.catch(z.optional(z.string().check(z.minLength(1), z.maxLength(max))), undefined)
const chosenFilter = z.object({
  search: text(100),
  list: z.catch(z.optional(z.enum(alertStates)), undefined),
  variantId: z.catch(z.optional(z.uuid()), undefined),
  after: text(200),
})

const parts = [
  { label: 'By product' },
  { value: 'waiting', label: 'By customer' },
  { value: 'sent', label: 'Notified' },
] as const

const nothing: Record<AlertState | 'wanted', string> = {
  wanted: 'No back-in-stock requests.',
  waiting: 'No back-in-stock requests.',
  sent: 'No one has been notified yet.',
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const { stockAlerts } = context.get(apiContext)
  const chosen = z.parse(chosenFilter, Object.fromEntries(new URL(request.url).searchParams))
  const { list, ...wish } = chosen
  if (!list) return { ...(await stockAlerts.listWantedProducts(wish)), alerts: [], chosen }
  return { ...(await stockAlerts.listStockAlerts({ ...wish, state: list })), products: [], chosen }
}

export default function StockAlerts({ loaderData: { products, alerts, next, chosen } }: Route.ComponentProps) {
  const isLoading = useNavigation().location?.pathname === '/admin/stock-alerts'
  const { search, list, variantId, after } = chosen
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
        by="list"
        parts={parts}
        part={list}
      />
      {variantId && alerts[0] && (
        <p className="mb-4 flex flex-wrap items-center gap-x-4">
          Requests for {wantedOf(alerts[0])} only.
          <Link to={`?${queryOf({ list, search })}`} className="link flex min-h-11 items-center">
            Show all
          </Link>
        </p>
      )}
      <div aria-busy={isLoading} className={isLoading ? 'opacity-50 transition-opacity' : ''}>
        {isEmpty ? (
          <EmptyState
            title={search || variantId ? 'No requests found.' : nothing[list ?? 'wanted']}
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
      </div>
      {next && (
        <p className="mt-8">
          <LinkButton variant="secondary" to={`?${queryOf({ search, list, variantId, after: next })}`}>
            {list ? 'Older requests' : 'More products'}
          </LinkButton>
        </p>
      )}
    </>
  )
}
