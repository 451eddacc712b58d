import { Link } from 'react-router'
import { ProductEditor } from '#app/admin/products/product-editor.tsx'
import { requireAdmin } from '#app/admin/require-admin.ts'
import { apiContext } from '#app/api-context.ts'
import type { Route } from './+types/product.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData?.name ?? 'Product'} – MG` },
  { name: 'robots', content: 'noindex' },
]

export async function loader({ context, params }: Route.LoaderArgs) {
  await requireAdmin(context)
  return (await context.get(apiContext).products.findOwnProduct({ productId: params.productId })).product
}

export default function ProductPage({ loaderData: product }: Route.ComponentProps) {
  return (
    <>
      <p className="mb-3 text-small">
        <Link to="/admin/products" className="link inline-flex min-h-11 items-center">
          All products
        </Link>
      </p>
      <ProductEditor key={product._id} loaded={product} />
    </>
  )
}
