import { Link } from 'react-router'
import { ProductEditor } from '#app/admin/products/product-editor.tsx'
import { apiContext } from '#app/api-context.ts'
import { quietMeta } from '#app/ui/page-meta.ts'
import { adminCommonMessages } from '#messages/en-US/admin/common.ts'
import { adminProductsMessages } from '#messages/en-US/admin/products.ts'
import type { Route } from './+types/product.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  quietMeta(matches, loaderData?.name ?? adminCommonMessages.pages.product)

export async function loader({ context, params }: Route.LoaderArgs) {
  return (await context.get(apiContext).products.findOwnProduct({ productId: params.productId })).product
}

export default function ProductPage({ loaderData: product }: Route.ComponentProps) {
  return (
    <>
      <p className="mb-3 text-small">
        <Link to="/admin/products" className="link inline-flex min-h-11 items-center">
          {adminProductsMessages.all}
        </Link>
      </p>
      <ProductEditor key={product._id} loaded={product} />
    </>
  )
}
