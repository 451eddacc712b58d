import { FormField } from '#app/ui/form/form-field.tsx'
import { nameVariant } from '#contract/products/name-variant.ts'
import type { OwnProduct, OwnVariant } from '#contract/products/own-product.ts'
import { variantKeys } from '#contract/products/variant-fields.ts'
import { adminProductsMessages } from '#messages/en-US/admin/products.ts'
import { stockChanges } from '../../inventory/stock-fields.ts'
import { RowField } from '../../row-field.tsx'
import { copyFirst, detailName } from '../variant-details.ts'
import { keptVariants } from './kept-variants.ts'
import { Part } from './part.tsx'
import type { ProductForm } from './use-product-form.ts'

interface VariantsPartProps {
  of: ProductForm
  product: OwnProduct
}

/** The units of each variant and what is known of it by itself, a row for each; and why the units change. */
export function VariantsPart({ of: form, product }: VariantsPartProps) {
  const kept = keptVariants(product, form.values)
  const isStockChanged = stockChanges(kept, form.begin, form.values).changes.length > 0
  return (
    <Part title={adminProductsMessages.variants}>
      <p className="mb-3 text-small text-ink-soft">{adminProductsMessages.variantDetailsNote}</p>
      <ul className="divide-y divide-line">
        {kept.map((variant) => (
          <VariantRow key={variant.variantId} of={form} variant={variant} name={nameVariant(variant, product.name)} />
        ))}
      </ul>
      {kept.length > 1 && (
        <button
          type="button"
          className="link min-h-11 text-small"
          onClick={() => form.set(copyFirst(kept, form.values))}
        >
          {adminProductsMessages.copyToAll}
        </button>
      )}
      {isStockChanged && <FormField of={form} name="reason" className="mt-4 w-full sm:w-56" />}
    </Part>
  )
}

interface VariantRowProps {
  of: ProductForm
  variant: OwnVariant
  name: string
}

function VariantRow({ of: form, variant: { variantId, color, size, reserved }, name }: VariantRowProps) {
  return (
    <li className="py-3">
      {(color ?? size) !== null && <p className="mb-1 font-medium">{name}</p>}
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        <div>
          <RowField of={form} name={variantId} owner={name} />
          {reserved > 0 && <p className="text-small text-ink-soft">{adminProductsMessages.inCheckouts(reserved)}</p>}
        </div>
        {variantKeys.map((key) => (
          <RowField key={key} of={form} name={detailName(variantId, key)} owner={name} />
        ))}
      </div>
    </li>
  )
}
