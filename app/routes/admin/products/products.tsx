import * as z from 'zod/mini'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { afterParam, choiceParam, queryOf, readQuery, textParam } from '#app/admin/list-query.ts'
import { ListResults } from '#app/admin/list-results.tsx'
import { productBulkActions } from '#app/admin/products/bulk-actions.ts'
import { ProductFilter } from '#app/admin/products/product-filter.tsx'
import { ProductItem } from '#app/admin/products/product-item.tsx'
import { productRow, selectedProducts } from '#app/admin/products/selected-products.ts'
import { BulkBar } from '#app/admin/table/bulk-bar.tsx'
import { apiContext } from '#app/api-context.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { productStatuses } from '#contract/products/own-product.ts'
import { adminCommonMessages } from '#messages/en-US/admin/common.ts'
import { adminProductsMessages } from '#messages/en-US/admin/products.ts'
import type { Route } from './+types/products.ts'

const filterSchema = z.object({
  search: textParam(100),
  status: choiceParam(productStatuses),
  after: afterParam,
})

export async function loader({ context, request }: Route.LoaderArgs) {
  const filter = readQuery(filterSchema, request)
  return { ...(await context.get(apiContext).products.listAllProducts(filter)), filter }
}

export default function Products({ loaderData: { products, next, filter } }: Route.ComponentProps) {
  const { search, status } = filter
  return (
    <>
      <AdminHeading
        actions={
          <>
            <LinkButton variant="secondary" to="/admin/products/import" className="max-sm:px-3">
              {adminProductsMessages.importExport}
            </LinkButton>
            <LinkButton to="/add-product" className="max-sm:px-3">
              {adminProductsMessages.add}
            </LinkButton>
          </>
        }
      >
        {adminCommonMessages.pages.products}
      </AdminHeading>
      <ProductFilter search={search} status={status} />
      <ListResults next={next && queryOf({ search, status, after: next })} nextLabel={adminProductsMessages.older}>
        {products.length === 0 ? (
          <EmptyState
            title={adminProductsMessages.noneFound}
            text={search && adminProductsMessages.noneMatching(search)}
          >
            {search || status ? (
              <LinkButton variant="secondary" to="?">
                {adminCommonMessages.showAll}
              </LinkButton>
            ) : (
              <LinkButton to="/add-product">{adminProductsMessages.addFirst}</LinkButton>
            )}
          </EmptyState>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {products.map((product) => (
              <ProductItem key={product._id} product={product} />
            ))}
          </ul>
        )}
        <BulkBar {...productRow} selection={selectedProducts} rows={products} actions={productBulkActions()} />
      </ListResults>
    </>
  )
}
