import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { loadCategoryTitles } from '#app/admin/products/category-titles.ts'
import { NewProductForm } from '#app/admin/products/new-product-form.tsx'
import { apiContext } from '#app/api-context.ts'
import { adminFrameMessages } from '#messages/en-US/admin/frame.ts'
import { adminProductsMessages } from '#messages/en-US/admin/products.ts'
import type { Route } from './+types/add-product.ts'

export function loader({ context }: Route.LoaderArgs) {
  return loadCategoryTitles(context.get(apiContext))
}

export default function AddProduct({ loaderData: titles }: Route.ComponentProps) {
  return (
    <>
      <AdminHeading lead={adminProductsMessages.addLead}>{adminFrameMessages.pages.addProduct}</AdminHeading>
      <NewProductForm titles={titles} />
    </>
  )
}
