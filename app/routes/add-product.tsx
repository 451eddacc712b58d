import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { NewProductForm } from '#app/admin/products/new-product-form.tsx'
import { requireAdmin } from '#app/admin/require-admin.ts'
import { quietMeta } from '#app/ui/page-meta.ts'
import type { Route } from './+types/add-product.ts'

export const meta: Route.MetaFunction = ({ matches }) => quietMeta(matches, 'Add Product')

export async function loader({ context }: Route.LoaderArgs) {
  await requireAdmin(context)
  return null
}

export default function AddProduct() {
  return (
    <>
      <AdminHeading lead="It becomes a draft first; shoppers see it once it is published.">Add Product</AdminHeading>
      <NewProductForm />
    </>
  )
}
