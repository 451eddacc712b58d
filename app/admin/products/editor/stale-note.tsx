import { Children } from 'react'
import { ownValue } from '#contract/own-value.ts'
import { nameVariant } from '#contract/products/name-variant.ts'
import type { OwnProduct } from '#contract/products/own-product.ts'
import { adminProductsMessages } from '#messages/en-US/admin/products.ts'
import { ConflictNote } from '../../conflict-note.tsx'
import { sayDetail } from '../details.ts'
import { productValues } from './product-fields.ts'
import type { ProductForm } from './use-product-form.ts'

interface StaleNoteProps {
  form: ProductForm
  /** The product as another admin saved it. */
  product: OwnProduct
}

/** Shows what another admin, or a sale, changed in a product while it was edited here. */
export function StaleNote({ form, product }: StaleNoteProps) {
  if (form.stale.length === 0) return null
  const saved = productValues(product)
  const theirs: Record<string, string> = saved
  // The fields of a variant that is new have no value that they were edited from.
  const names = form.stale.filter((name) => form.begin[name] !== undefined)
  return (
    <ConflictNote
      title={adminProductsMessages.conflict}
      changes={names.map((name) => (
        <li key={name}>
          {name === 'images'
            ? adminProductsMessages.imagesChanged
            : Children.toArray(
                adminProductsMessages.isNow(
                  labelOf(form, product, name),
                  <s className="text-ink-soft">{sayDetail(name, form.begin[name] ?? '')}</s>,
                  <strong className="font-medium">{sayDetail(name, ownValue(theirs, name) ?? '')}</strong>,
                ),
              )}
        </li>
      ))}
      of={form}
      theirs={saved}
    />
  )
}

/** The label of a field; with its variant, if it is of one. */
function labelOf({ fields }: ProductForm, { variants, name: productName }: OwnProduct, name: string): string {
  const label = fields[name]?.label ?? ''
  const variant = variants.find(({ variantId }) => name.startsWith(variantId))
  return variant ? adminProductsMessages.fieldOf(label, nameVariant(variant, productName)) : label
}
