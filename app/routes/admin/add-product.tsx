import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { NewProductForm } from '#app/admin/products/new-product-form.tsx'
import { adminCommonMessages } from '#messages/en-US/admin/common.ts'
import { adminProductsMessages } from '#messages/en-US/admin/products.ts'

export default function AddProduct() {
  return (
    <>
      <AdminHeading lead={adminProductsMessages.addLead}>{adminCommonMessages.pages.addProduct}</AdminHeading>
      <NewProductForm />
    </>
  )
}
