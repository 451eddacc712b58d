import { Children } from 'react'
import type { FormState } from '#app/ui/form/form-state.ts'
import type { OwnProduct } from '#contract/products/own-product.ts'
import { adminProductsMessages } from '#messages/en-US/admin/products.ts'
import { ConflictNote } from '../conflict-note.tsx'
import { type Details, detailsOf, sayDetail } from './details.ts'
import type { detailsFields } from './product-form-fields.ts'

interface StaleNoteProps {
  form: FormState<typeof detailsFields>
  /** The product as another admin saved it. */
  product: OwnProduct
}

/** Shows what another admin changed in a product while it was edited here. */
export function StaleNote({ form, product }: StaleNoteProps) {
  if (form.stale.length === 0) return null
  const theirs = detailsOf(product)
  const names = (Object.keys(theirs) as (keyof Details)[]).filter((name) => form.stale.includes(name))
  return (
    <ConflictNote
      title={adminProductsMessages.conflict}
      changes={names.map((name) => (
        <li key={name}>
          {Children.toArray(
            adminProductsMessages.isNow(
              form.fields[name].label,
              <s className="text-ink-soft">{sayDetail(name, form.begin[name])}</s>,
              <strong className="font-medium">{sayDetail(name, theirs[name])}</strong>,
            ),
          )}
        </li>
      ))}
      of={form}
      theirs={theirs}
    />
  )
}
