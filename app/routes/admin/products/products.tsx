import * as z from 'zod/mini'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { choiceParam, idParam, readQuery, textParam } from '#app/admin/list-query.ts'
import { productBulkActions } from '#app/admin/products/bulk-actions.ts'
import { productColumns } from '#app/admin/products/product-columns.tsx'
import { createSelection } from '#app/admin/table/create-selection.ts'
import { ListTable } from '#app/admin/table/list-table.tsx'
import { api } from '#app/api.ts'
import { apiContext } from '#app/api-context.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { type ListedProduct, productSorts, productStatuses } from '#contract/products/own-product.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminProductsMessages } from '#messages/en-US/admin/products.ts'
import type { Route } from './+types/products.ts'

const querySchema = z.object({
  search: textParam(100),
  status: choiceParam(productStatuses),
  sort: choiceParam(productSorts),
  columns: textParam(200),
  after: idParam,
})

const selection = createSelection<ListedProduct>()

export async function loader({ context, request }: Route.LoaderArgs) {
  const { columns, after, ...filter } = readQuery(querySchema, request)
  const api = context.get(apiContext)
  const [{ products, next }, { collections }] = await Promise.all([
    api.products.listAllProducts({ ...filter, after }),
    api.collections.listCollections({}),
  ])
  const byHand = collections
    .filter(({ kind }) => kind === 'hand')
    .map(({ collectionId, title }) => ({ value: collectionId, label: title }))
  return { page: { rows: products, next, after }, byHand, filter, columns }
}

/** All products, a line each. */
export default function Products({ loaderData: { page, byHand, filter, columns } }: Route.ComponentProps) {
  const name = adminFrameMessages.pages.products
  return (
    <>
      <AdminHeading actions={<Actions />}>{name}</AdminHeading>
      <ListTable
        name={name}
        page={page}
        columns={productColumns()}
        idOf={({ _id }) => _id}
        nameOf={(product) => product.name}
        query={{ ...filter, columns }}
        search={adminProductsMessages.search}
        filters={[
          {
            name: 'status',
            label: adminProductsMessages.status,
            options: productStatuses.map((value) => ({ value, label: adminProductsMessages.statuses[value] })),
          },
        ]}
        usualSort="newest"
        csv={{
          file: 'products',
          async readPage(page) {
            const { products, next } = await api.products.listAllProducts({ ...filter, ...page })
            return { rows: products, next }
          },
        }}
        empty={{
          title: adminProductsMessages.noneFound,
          action: <LinkButton to="/add-product">{adminProductsMessages.addFirst}</LinkButton>,
          filtered: adminProductsMessages.noneFound,
        }}
        selection={selection}
        actions={productBulkActions(byHand)}
      />
    </>
  )
}

function Actions() {
  return (
    <>
      <LinkButton variant="secondary" to="/admin/products/import" className="max-sm:px-3 lg:min-h-10">
        {adminProductsMessages.importExport}
      </LinkButton>
      <LinkButton to="/add-product" className="max-sm:px-3 lg:min-h-10">
        {adminProductsMessages.add}
      </LinkButton>
    </>
  )
}
