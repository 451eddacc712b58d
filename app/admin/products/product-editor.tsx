import { AdminHeading } from '#app/admin/admin-heading.tsx'
import type { OwnProduct } from '#contract/products/own-product.ts'
import { adminProductsMessages } from '#messages/en-US/admin/products.ts'
import { StockEditor } from '../inventory/stock-editor.tsx'
import { ImageBoard } from '../media/image-board.tsx'
import type { CategoryTitles } from './category-titles.ts'
import { DetailsForm } from './details-form.tsx'
import { PriceHistory, StockHistory } from './histories.tsx'
import { Part } from './part.tsx'
import { ProductActions } from './product-actions.tsx'
import { StatusBadge } from './status-badge.tsx'
import { useProductEditing } from './use-product-editing.ts'
import { VariantsForm } from './variants-form.tsx'

/** Edits one product; each of its forms is saved separately. */
export function ProductEditor({ loaded, titles }: { loaded: OwnProduct; titles: CategoryTitles }) {
  const editing = useProductEditing(loaded)
  const { product } = editing
  return (
    <>
      <AdminHeading
        lead={
          <>
            <StatusBadge status={product.status} /> · {product.sku}
          </>
        }
        actions={<ProductActions editing={editing} />}
      >
        {product.name}
      </AdminHeading>
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0 space-y-10">
          <div>
            <DetailsForm editing={editing} titles={titles} />
          </div>
          <Part title={adminProductsMessages.stock}>
            <StockEditor product={product} onTried={editing.refreshStock} />
          </Part>
          <Part title={adminProductsMessages.variantDetails}>
            <VariantsForm editing={editing} />
          </Part>
          <Part title={adminProductsMessages.images}>
            <ImageBoard editing={editing} />
          </Part>
        </div>
        <aside className="min-w-0 space-y-10">
          <StockHistory stockChanges={product.stockChanges} />
          <PriceHistory prices={product.prices} />
        </aside>
      </div>
    </>
  )
}
