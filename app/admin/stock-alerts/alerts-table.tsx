import { api } from '#app/api.ts'
import type { ages } from '#contract/list-order.ts'
import type { AlertState, StockAlert } from '#contract/stock-alerts/calls.ts'
import { adminStockAlertsMessages } from '#messages/en-US/admin/stock-alerts.ts'
import { queryOf } from '../list-query.ts'
import { forGood } from '../table/bulk-action.ts'
import { createSelection } from '../table/create-selection.ts'
import { CsvLink } from '../table/csv-link.tsx'
import type { RowsPage } from '../table/download-csv.ts'
import { ListTable } from '../table/list-table.tsx'
import { alertColumns } from './alert-columns.tsx'
import { nameOfVariant } from './name-of-variant.ts'

interface AlertsTableProps {
  name: string
  page: RowsPage<StockAlert> & { after: string | undefined }
  query: { list: AlertState; search?: string; variantId?: string; sort?: (typeof ages)[number]; columns?: string }
}

const selections = { waiting: createSelection<StockAlert>(), sent: createSelection<StockAlert>() }

/** Back-in-stock requests, each with its customer. */
export function AlertsTable({ name, page, query }: AlertsTableProps) {
  const said = adminStockAlertsMessages
  const { list, columns: _, ...filter } = query
  const { search, variantId } = filter
  const [first] = page.rows
  return (
    <ListTable
      key={list}
      name={name}
      page={page}
      columns={alertColumns(list === 'sent')}
      idOf={({ alertId }) => alertId}
      nameOf={({ email, productName }) => `${email}, ${productName}`}
      query={query}
      tab="list"
      search={said.searchAlerts}
      filters={
        variantId
          ? [
              {
                name: 'variantId',
                label: said.columns.variant,
                options: [{ value: variantId, label: first ? requestedVariant(first) : said.columns.variant }],
              },
            ]
          : []
      }
      usualSort="newest"
      csv={{
        link: <CsvLink path={`/admin/stock-alerts/export.csv?${queryOf({ search, variantId, state: list })}`} />,
        async readPage(page) {
          const { alerts, next } = await api.stockAlerts.listStockAlerts({ ...filter, state: list, ...page })
          return { rows: alerts, next }
        },
      }}
      empty={said.empty[list]}
      selection={selections[list]}
      actions={[
        {
          label: said.remove,
          textFor: ({ length }) => (list === 'sent' ? said.removeRecordText : said.removeText)(length),
          run: ({ alertId }) => forGood(api.stockAlerts.removeStockAlert({ alertId })),
        },
      ]}
    />
  )
}

const requestedVariant = (alert: StockAlert) => `${alert.productName}, ${nameOfVariant(alert)}`
