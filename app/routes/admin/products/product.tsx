import { data } from 'react-router'
import * as z from 'zod/mini'
import { loadCategoryTitles } from '#app/admin/products/category-titles.ts'
import { ProductEditor } from '#app/admin/products/editor/product-editor.tsx'
import { apiContext, shopContext } from '#app/api-context.ts'
import { quietMeta } from '#app/ui/page-meta.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import type { Route } from './+types/product.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  quietMeta(matches, loaderData?.product.name ?? adminFrameMessages.pages.product)

export async function loader({ context, params }: Route.LoaderArgs) {
  if (!z.safeParse(z.uuid(), params.productId).success) throw data(null, { status: 404 })
  const api = context.get(apiContext)
  const [{ product }, titles] = await Promise.all([
    api.products.findOwnProduct({ productId: params.productId }),
    loadCategoryTitles(api),
  ])
  return { product, titles, origin: context.get(shopContext).origin }
}

export default function ProductPage({ loaderData: { product, titles, origin } }: Route.ComponentProps) {
  return <ProductEditor key={product._id} loaded={product} titles={titles} origin={origin} />
}
