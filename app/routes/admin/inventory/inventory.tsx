import * as z from 'zod/mini'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { nameOfSheet } from '#app/admin/inventory/name-of-sheet.ts'
import { sheetColumns } from '#app/admin/inventory/sheet-columns.tsx'
import { StartSheet } from '#app/admin/inventory/start-sheet.tsx'
import { afterParam, choiceParam, readQuery, textParam } from '#app/admin/list-query.ts'
import { ListTable } from '#app/admin/table/list-table.tsx'
import { api } from '#app/api.ts'
import { apiContext } from '#app/api-context.ts'
import type { FieldOption } from '#contract/check-form.ts'
import { sheetKinds, sheetStates } from '#contract/inventory/stock-sheet.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminInventoryMessages } from '#messages/en-US/admin/inventory.ts'
import type { Route } from './+types/inventory.ts'

const querySchema = z.object({
  search: textParam(100),
  kind: choiceParam(sheetKinds),
  state: choiceParam(sheetStates),
  columns: textParam(200),
  after: afterParam,
})

export async function loader({ context, request }: Route.LoaderArgs) {
  const { inventory, categories, collections } = context.get(apiContext)
  const { columns, after, ...filter } = readQuery(querySchema, request)
  const [{ sheets, next }, listed, collected] = await Promise.all([
    inventory.listStockSheets({ ...filter, after }),
    categories.listCategories({}),
    collections.listCollections({}),
  ])
  const scopes: FieldOption[] = [
    ...listed.categories.flatMap(({ categoryId, path, title }) =>
      path === 'all' ? [] : [{ value: `category:${categoryId}`, label: adminInventoryMessages.categoryOf(title) }],
    ),
    ...collected.collections.map(({ collectionId, title }) => ({
      value: `collection:${collectionId}`,
      label: adminInventoryMessages.collectionOf(title),
    })),
  ]
  return { page: { rows: sheets, next, after }, filter, columns, scopes }
}

/** Deliveries and stock counts, newest first. */
export default function Inventory({ loaderData: { page, filter, columns, scopes } }: Route.ComponentProps) {
  const said = adminInventoryMessages
  const name = adminFrameMessages.pages.inventory
  const actions = sheetKinds.map((kind) => <StartSheet key={kind} kind={kind} scopes={scopes} />)
  return (
    <>
      <AdminHeading lead={said.lead} actions={actions}>
        {name}
      </AdminHeading>
      <ListTable
        name={name}
        page={page}
        columns={sheetColumns()}
        idOf={({ sheetId }) => sheetId}
        nameOf={nameOfSheet}
        query={{ ...filter, columns }}
        search={said.search}
        filters={[
          { name: 'kind', label: said.kind, options: sheetKinds.map((value) => ({ value, label: said.kinds[value] })) },
          {
            name: 'state',
            label: said.state,
            options: sheetStates.map((value) => ({ value, label: said.states[value] })),
          },
        ]}
        csv={{
          file: 'inventory',
          async readPage(page) {
            const { sheets, next } = await api.inventory.listStockSheets({ ...filter, ...page })
            return { rows: sheets, next }
          },
        }}
        empty={{ title: said.none, text: said.noneText, filtered: said.noneFound }}
      />
    </>
  )
}
