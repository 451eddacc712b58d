import type { FormField } from '#contract/check-form.ts'
import { stockReasons } from '#contract/inventory/stock-reasons.ts'
import type { StockRow } from '#contract/inventory/stock-row.ts'
import { adminProductsMessages } from '#messages/en-US/admin/products.ts'
import { readUnits, writeUnits } from '../products/read-number.ts'

const reason = (): FormField => ({
  label: adminProductsMessages.reason,
  control: 'select',
  options: stockReasons.map((value) => ({ value, label: adminProductsMessages.reasons[value] })),
  // It is shown once something is changed.
  missing: null,
})

/** The fields of a product's stock: the units of each variant by its id, and the reason of the change. */
export function stockFields(
  variants: readonly StockRow[],
  labelOf: (variant: StockRow) => string,
): Record<string, FormField> {
  const units = variants.map((variant): [string, FormField] => [
    variant.variantId,
    {
      label: labelOf(variant),
      placeholder: adminProductsMessages.notCounted,
      inputMode: 'numeric',
      isOptional: true,
      rule: (typed) => (Number.isNaN(readUnits(typed)) ? adminProductsMessages.unitsInvalid : null),
    },
  ])
  return { ...Object.fromEntries(units), reason: reason() }
}

export function stockOf(variants: readonly StockRow[]): Record<string, string> {
  return {
    ...Object.fromEntries(variants.map(({ variantId, onHand }) => [variantId, writeUnits(onHand)])),
    reason: stockReasons[0],
  }
}

/** The edited variants, from the stock the edits are based on to the typed stock, and why. */
export function stockChanges(
  variants: readonly StockRow[],
  begin: Record<string, string>,
  typed: Record<string, string>,
) {
  const changes = variants
    .map(({ variantId }) => ({
      variantId,
      from: readUnits(begin[variantId] ?? ''),
      to: readUnits(typed[variantId] ?? ''),
    }))
    .filter(({ from, to }) => from !== to)
  return { changes, reason: stockReasons.find((each) => each === typed.reason) ?? stockReasons[0] }
}
