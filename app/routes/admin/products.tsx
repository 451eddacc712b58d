import { useNavigation } from 'react-router'
import * as z from 'zod/mini'
import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { ProductFilter } from '#app/admin/products/product-filter.tsx'
import { ProductItem } from '#app/admin/products/product-item.tsx'
import { queryOf } from '#app/admin/query-of.ts'
import { apiContext } from '#app/api-context.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { productStatuses } from '#contract/products/own-product.ts'
import type { Route } from './+types/products.ts'

const text = (max: number) => z.catch(z.optional(z.string().check(z.minLength(1), z.maxLength(max))), undefined)
const chosenFilter = z.object({
  search: text(100),
  status: z.catch(z.optional(z.enum(productStatuses)), undefined),
  after: text(200),
})

export async function loader({ context, request }: Route.LoaderArgs) {
  const chosen = z.parse(chosenFilter, Object.fromEntries(new URL(request.url).searchParams))
  return { ...(await context.get(apiContext).products.listAllProducts(chosen)), chosen }
}

export default function Products({ loaderData: { products, next, chosen } }: Route.ComponentProps) {
  const isLoading = useNavigation().location?.pathname === '/admin/products'
  const { search, status } = chosen
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
      <div aria-busy={isLoading} className={isLoading ? 'opacity-50 transition-opacity' : ''}>
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
      </div>
      {next && (
        <p className="mt-8">
          <LinkButton variant="secondary" to={`?${queryOf({ search, status, after: next })}`}>
            Older products
          </LinkButton>
        </p>
      )}
    </>
  )
}
