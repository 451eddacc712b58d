import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { ColumnList } from '#app/admin/imports/column-list.tsx'
import { ImageZip } from '#app/admin/imports/image-zip.tsx'
import { ImportForm } from '#app/admin/imports/import-form.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { adminProductsMessages } from '#messages/en-US/admin/products.ts'

/** Imports products from a CSV file, and exports them. */
export default function ProductsImport() {
  return (
    <>
      <AdminHeading
        actions={
          <LinkButton variant="secondary" to="/admin/products/export.csv" reloadDocument download="products.csv">
            {adminProductsMessages.import.exportAll}
          </LinkButton>
        }
      >
        {adminProductsMessages.importExport}
      </AdminHeading>
      <div className="grid items-start gap-12 lg:grid-cols-2">
        <div className="space-y-12">
          <ImportForm />
          <ImageZip />
        </div>
        <ColumnList />
      </div>
    </>
  )
}
