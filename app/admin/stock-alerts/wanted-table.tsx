import { api } from '#app/api.ts'
import type { WantedVariant } from '#contract/stock-alerts/calls.ts'
import { adminStockAlertsMessages } from '#messages/en-US/admin/stock-alerts.ts'
import type { RowsPage } from '../table/download-csv.ts'
import { ListTable } from '../table/list-table.tsx'
import { nameOfWanted, wantedColumns } from './wanted-columns.tsx'

interface WantedTableProps {
  name: string
  page: RowsPage<WantedVariant> & { after: string | undefined }
  search: string | undefined
  columns: string | undefined
}

/** The variants that customers wait for, the most requested first. */
export function WantedTable({ name, page, search, columns }: WantedTableProps) {
  return (
    <ListTable
      name={name}
      page={page}
      columns={wantedColumns()}
      idOf={({ variantId }) => variantId}
      nameOf={nameOfWanted}
      query={{ search, columns }}
      search={adminStockAlertsMessages.searchProducts}
      csv={{
        file: 'wanted-variants',
        async readPage(page) {
          const { variants, next } = await api.stockAlerts.listWantedVariants({ search, ...page })
          return { rows: variants, next }
        },
      }}
      empty={adminStockAlertsMessages.empty.variants}
    />
  )
}
