import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { NewProductForm } from '#app/admin/products/new-product-form.tsx'

export default function AddProduct() {
  return (
    <>
      <AdminHeading lead="It becomes a draft first; shoppers see it once it is published.">Add Product</AdminHeading>
      <NewProductForm />
    </>
  )
}
