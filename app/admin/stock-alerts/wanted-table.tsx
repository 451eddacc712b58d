import { api } from '#app/api.ts'
import type { WantedVariant } from '#contract/stock-alerts/calls.ts'
import { adminStockAlertsMessages } from '#messages/en-US/admin/stock-alerts.ts'
import type { RowsPage } from '../table/download-csv.ts'
import { ListTable } from '../table/list-table.tsx'
import { useMay } from '../use-may.ts'
import { nameOfWanted, wantedColumns } from './wanted-columns.tsx'

interface WantedTableProps {
  name: string
  page: RowsPage<WantedVariant> & { after: string | undefined }
  search: string | undefined
  columns: string | undefined
}

/** The variants that people want, by how many they are. */
export function WantedTable({ name, page, search, columns }: WantedTableProps) {
  const may = useMay()
  return (
    <ListTable
      name={name}
      page={page}
      columns={wantedColumns(may('support'))}
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
