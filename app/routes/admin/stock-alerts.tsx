import { Link } from 'react-router'
import * as z from 'zod/mini'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { ListFilter } from '#app/admin/list-filter.tsx'
import { afterParam, choiceParam, queryOf, readQuery, textParam } from '#app/admin/list-query.ts'
import { ListResults } from '#app/admin/list-results.tsx'
import { AlertRow } from '#app/admin/stock-alerts/alert-row.tsx'
import { requestedVariant } from '#app/admin/stock-alerts/requested-variant.ts'
import { WantedRow } from '#app/admin/stock-alerts/wanted-row.tsx'
import { useMay } from '#app/admin/use-may.ts'
import { apiContext } from '#app/api-context.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { alertStates } from '#contract/stock-alerts/calls.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminListsMessages } from '#messages/en-US/admin/lists.ts'
import { adminStockAlertsMessages } from '#messages/en-US/admin/stock-alerts.ts'
import type { Route } from './+types/stock-alerts.ts'

const filterSchema = z.object({
  search: textParam(100),
  list: choiceParam(alertStates),
  variantId: z.catch(z.optional(z.uuid()), undefined),
  after: afterParam,
})

const tabs = () => [
  { label: adminStockAlertsMessages.byProduct },
  { value: 'waiting', label: adminStockAlertsMessages.byCustomer },
  { value: 'sent', label: adminStockAlertsMessages.notified },
]

export async function loader({ context, request }: Route.LoaderArgs) {
  const { stockAlerts } = context.get(apiContext)
  const filter = readQuery(filterSchema, request)
  const { list, ...query } = filter
  if (!list) return { ...(await stockAlerts.listWantedProducts(query)), alerts: [], filter }
  return { ...(await stockAlerts.listStockAlerts({ ...query, state: list })), products: [], filter }
}

export default function StockAlerts({ loaderData: { products, alerts, next, filter } }: Route.ComponentProps) {
  const may = useMay()
  const { search, list, variantId, after } = filter
  const isEmpty = products.length + alerts.length === 0
  return (
    <>
      <AdminHeading
        lead={adminStockAlertsMessages.lead}
        actions={
          may('owner') &&
          !isEmpty && (
            <LinkButton
              variant="secondary"
              to={`/admin/stock-alerts/export.csv?${queryOf({ search, variantId, state: list })}`}
              reloadDocument
              download="stock-alerts.csv"
            >
              {adminStockAlertsMessages.export}
            </LinkButton>
          )
        }
      >
        {adminFrameMessages.pages.stockAlerts}
      </AdminHeading>
      <ListFilter
        name={adminFrameMessages.pages.stockAlerts}
        label={list ? adminStockAlertsMessages.searchAlerts : adminStockAlertsMessages.searchProducts}
        search={search}
        param="list"
        tabs={tabs()}
        tab={list}
      />
      {variantId && alerts[0] && (
        <p className="mb-4 flex flex-wrap items-center gap-x-4">
          {adminStockAlertsMessages.onlyFor(requestedVariant(alerts[0]))}
          <Link to={`?${queryOf({ list, search })}`} className="link flex min-h-11 items-center">
            {adminListsMessages.showAll}
          </Link>
        </p>
      )}
      <ListResults
        next={next && queryOf({ search, list, variantId, after: next })}
        nextLabel={list ? adminStockAlertsMessages.older : adminStockAlertsMessages.moreProducts}
      >
        {isEmpty ? (
          <EmptyState
            title={
              search || variantId
                ? adminStockAlertsMessages.noneFound
                : list === 'sent'
                  ? adminStockAlertsMessages.noneNotified
                  : adminStockAlertsMessages.none
            }
            text={search && adminStockAlertsMessages.noneMatching(search)}
          >
            {(search || variantId || after) && (
              <LinkButton variant="secondary" to={`?${queryOf({ list })}`}>
                {adminListsMessages.showAll}
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
