import { FormField } from '#app/ui/form/form-field.tsx'
import { type FieldKey, fieldKeys, fieldOf } from '#contract/products/fields.ts'
import type { OwnProduct } from '#contract/products/own-product.ts'
import { adminProductsMessages } from '#messages/en-US/admin/products.ts'
import type { CategoryTitles } from '../category-titles.ts'
import { isPlaceName, PlaceField } from '../place-field.tsx'
import { PriceReasons } from '../price-note.tsx'
import { Part } from './part.tsx'
import type { ProductForm } from './use-product-form.ts'

const first: readonly FieldKey[] = ['name', 'description', 'price', 'oldPrice', 'category', 'subCategory', 'type']
const inOrder = [...new Set([...first, ...fieldKeys])]

interface DetailsPartProps {
  of: ProductForm
  product: OwnProduct
  titles: CategoryTitles
}

/** The fields of a product. */
export function DetailsPart({ of: form, product, titles }: DetailsPartProps) {
  return (
    <Part title={adminProductsMessages.details}>
      <PriceReasons product={product} />
      <div className="grid gap-4 sm:grid-cols-2">
        {inOrder.map((key) =>
          isPlaceName(key) ? (
            <PlaceField key={key} of={form} name={key} titles={titles} />
          ) : (
            <FormField key={key} of={form} name={key} className={widthOf(key)} />
          ),
        )}
      </div>
    </Part>
  )
}

function widthOf(key: FieldKey): string {
  const field = fieldOf(key)
  const isWide = field.kind === 'text' || field.kind === 'tags' || ('max' in field && field.max > 100)
  return isWide ? 'sm:col-span-2' : ''
}
