import * as z from 'zod/mini'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { afterParam, choiceParam, queryOf, readQuery, textParam } from '#app/admin/list-query.ts'
import { ListResults } from '#app/admin/list-results.tsx'
import { ProductFilter } from '#app/admin/products/product-filter.tsx'
import { ProductItem } from '#app/admin/products/product-item.tsx'
import { apiContext } from '#app/api-context.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { productStatuses } from '#contract/products/own-product.ts'
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
              Import and export
            </LinkButton>
            <LinkButton to="/add-product" className="max-sm:px-3">
              Add product
            </LinkButton>
          </>
        }
      >
        Products
      </AdminHeading>
      <ProductFilter search={search} status={status} />
      <ListResults next={next && queryOf({ search, status, after: next })} nextLabel="Older products">
        {products.length === 0 ? (
          <EmptyState title="No products found." text={search && `No products match “${search}”.`}>
            {search || status ? (
              <LinkButton variant="secondary" to="?">
                Show all
              </LinkButton>
            ) : (
              <LinkButton to="/add-product">Add your first product</LinkButton>
            )}
          </EmptyState>
        ) : (
          <ul className="divide-y divide-line border-y border-line">
            {products.map((product) => (
              <ProductItem key={product._id} product={product} />
            ))}
          </ul>
        )}
      </ListResults>
    </>
  )
}
