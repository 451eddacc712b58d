import { AdminHeading } from '#app/admin/admin-heading.tsx'
import { Form } from '#app/ui/form/form.tsx'
import { FormSummary } from '#app/ui/form/form-summary.tsx'
import type { OwnProduct } from '#contract/products/own-product.ts'
import { adminProductsMessages } from '#messages/en-US/admin/products.ts'
import { ImageBoard } from '../../media/image-board.tsx'
import type { CategoryTitles } from '../category-titles.ts'
import { StatusBadge } from '../status-badge.tsx'
import { VariantEditor } from '../variant-editor.tsx'
import { DetailsPart } from './details-part.tsx'
import { PriceHistory, StockHistory } from './histories.tsx'
import { Part } from './part.tsx'
import { ProductActions } from './product-actions.tsx'
import { ProductPreview } from './product-preview.tsx'
import { SaveBar } from './save-bar.tsx'
import { StaleNote } from './stale-note.tsx'
import { useProductEditing } from './use-product-editing.ts'
import { useProductForm } from './use-product-form.ts'
import { VariantsPart } from './variants-part.tsx'

interface ProductEditorProps {
  loaded: OwnProduct
  titles: CategoryTitles
  /** The shop's origin. */
  origin: string
}

/** Edits one product: all of it in one form with one save. */
export function ProductEditor({ loaded, titles, origin }: ProductEditorProps) {
  const editing = useProductEditing(loaded)
  const form = useProductForm(editing)
  const { product } = editing
  return (
    <>
      <AdminHeading
        lead={
          <>
            <StatusBadge status={product.status} /> · {product.sku}
          </>
        }
        actions={<ProductActions editing={editing} isDirty={form.isDirty} />}
      >
        {product.name}
      </AdminHeading>
      <div className="grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="min-w-0">
          <StaleNote form={form} product={product} />
          <Form of={form} className="space-y-10">
            {form.stale.length === 0 && <FormSummary of={form} />}
            <DetailsPart of={form} product={product} titles={titles} />
            <Part title={adminProductsMessages.images}>
              <ImageBoard of={form} product={product} />
            </Part>
            <Part title={adminProductsMessages.colorsAndSizes}>
              <VariantEditor of={form} />
              <p className="mt-3 text-small text-ink-soft">{adminProductsMessages.variantsNote}</p>
            </Part>
            <VariantsPart of={form} product={product} />
            <SaveBar of={form} />
          </Form>
        </div>
        <aside className="min-w-0 space-y-10">
          <ProductPreview of={form} product={product} origin={origin} />
          <StockHistory stockChanges={product.stockChanges} />
          <PriceHistory prices={product.prices} />
        </aside>
      </div>
    </>
  )
}
