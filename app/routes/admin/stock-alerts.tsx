import * as z from 'zod/mini'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { afterParam, choiceParam, idParam, readQuery, textParam } from '#app/admin/list-query.ts'
import { ListTabs } from '#app/admin/list-tabs.tsx'
import { AlertsTable } from '#app/admin/stock-alerts/alerts-table.tsx'
import { WantedTable } from '#app/admin/stock-alerts/wanted-table.tsx'
import { useMay } from '#app/admin/use-may.ts'
import { apiContext } from '#app/api-context.ts'
import { ages } from '#contract/list-order.ts'
import { alertStates } from '#contract/stock-alerts/calls.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminStockAlertsMessages } from '#messages/en-US/admin/stock-alerts.ts'
import type { Route } from './+types/stock-alerts.ts'

const querySchema = z.object({
  search: textParam(100),
  list: choiceParam(alertStates),
  variantId: idParam,
  sort: choiceParam(ages),
  columns: textParam(200),
  after: afterParam,
})

export async function loader({ context, request }: Route.LoaderArgs) {
  const { stockAlerts } = context.get(apiContext)
  const { columns, after, list, ...filter } = readQuery(querySchema, request)
  if (list) {
    const { alerts, next } = await stockAlerts.listStockAlerts({ ...filter, state: list, after })
    return { list, page: { rows: alerts, next, after }, query: { ...filter, list, columns } }
  }
  const { search } = filter
  const { variants, next } = await stockAlerts.listWantedVariants({ search, after })
  return { list: null, page: { rows: variants, next, after }, query: { search, columns } }
}

/** The variants that people want, or the requests of customers, for staff who may see them. */
export default function StockAlerts({ loaderData }: Route.ComponentProps) {
  const name = adminFrameMessages.pages.stockAlerts
  const may = useMay()
  return (
    <>
      <AdminHeading lead={loaderData.list ? adminStockAlertsMessages.lead : adminStockAlertsMessages.radarLead}>
        {name}
      </AdminHeading>
      {may('support') && (
        <ListTabs
          name={name}
          param="list"
          tabs={[
            { label: adminStockAlertsMessages.radar },
            { value: 'waiting', label: adminStockAlertsMessages.byCustomer },
            { value: 'sent', label: adminStockAlertsMessages.notified },
          ]}
          tab={loaderData.list ?? undefined}
          keep={{ search: loaderData.query.search }}
        />
      )}
      {loaderData.list ? (
        <AlertsTable name={name} page={loaderData.page} query={loaderData.query} />
      ) : (
        <WantedTable name={name} page={loaderData.page} {...loaderData.query} />
      )}
    </>
  )
}
