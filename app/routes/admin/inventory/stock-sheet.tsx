import { useRevalidator } from 'react-router'
import * as z from 'zod/mini'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { CloseSheet } from '#app/admin/inventory/close-sheet.tsx'
import { lineColumns, nameOfLine } from '#app/admin/inventory/line-columns.tsx'
import { nameOfSheet } from '#app/admin/inventory/name-of-sheet.ts'
import { ScanField } from '#app/admin/inventory/scan-field.tsx'
import { SheetLead } from '#app/admin/inventory/sheet-lead.tsx'
import { afterParam, choiceParam, readQuery, textParam } from '#app/admin/list-query.ts'
import { ListTabs } from '#app/admin/list-tabs.tsx'
import { readId } from '#app/admin/read-id.ts'
import { ListTable } from '#app/admin/table/list-table.tsx'
import { api } from '#app/api.ts'
import { apiContext } from '#app/api-context.ts'
import { quietMeta } from '#app/ui/page-meta.ts'
import { lineShows } from '#contract/inventory/stock-sheet.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminInventoryMessages } from '#messages/en-US/admin/inventory.ts'
import { apiStockSheetsMessages } from '#messages/en-US/api/stock-sheets.ts'
import type { Route } from './+types/stock-sheet.ts'

const querySchema = z.object({
  search: textParam(100),
  show: choiceParam(lineShows),
  columns: textParam(200),
  after: afterParam,
})

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  quietMeta(matches, loaderData ? nameOfSheet(loaderData.sheet) : adminFrameMessages.pages.stockSheet)

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { inventory } = context.get(apiContext)
  const sheetId = readId(params.sheetId, apiStockSheetsMessages.notFound)
  const { columns, after, ...filter } = readQuery(querySchema, request)
  const [{ sheet }, { lines, next }] = await Promise.all([
    inventory.findStockSheet({ sheetId }),
    inventory.listSheetLines({ sheetId, ...filter, after }),
  ])
  return { sheet, page: { rows: lines, next, after }, filter, columns }
}

/** A delivery or count: while it is open, units are scanned and typed here. */
export default function StockSheetPage({ loaderData: { sheet, page, filter, columns } }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const said = adminInventoryMessages
  const { sheetId, kind, state } = sheet
  const isOpen = state === 'draft'
  const reload = () => void revalidate()
  const show = filter.show ?? 'entered'
  const tabs = Object.entries(said.shows[kind]).filter(
    ([value]) => isOpen || value === 'entered' || value === 'different',
  )
  const name = nameOfSheet(sheet)
  return (
    <>
      <AdminHeading
        lead={<SheetLead sheet={sheet} />}
        actions={isOpen && <CloseSheet sheet={sheet} onDone={revalidate} />}
      >
        {name}
      </AdminHeading>
      {isOpen && <ScanField sheetId={sheetId} onSent={reload} />}
      {tabs.length > 1 && (
        <ListTabs
          name={name}
          param="show"
          tabs={tabs.map(([value, label]) => (value === 'entered' ? { label } : { value, label }))}
          tab={filter.show === 'entered' ? undefined : filter.show}
          keep={{ search: filter.search }}
        />
      )}
      <ListTable
        key={show}
        name={name}
        page={page}
        columns={lineColumns(sheet, reload)}
        idOf={({ variantId }) => variantId}
        nameOf={nameOfLine}
        query={{ ...filter, columns }}
        tab="show"
        search={said.searchLines}
        csv={{
          file: kind,
          async readPage(page) {
            const { lines, next } = await api.inventory.listSheetLines({ sheetId, ...filter, ...page })
            return { rows: lines, next }
          },
        }}
        empty={{ title: said.nothing[show], filtered: said.noLinesFound }}
      />
    </>
  )
}
