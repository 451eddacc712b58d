import type { FieldOption, FormFields } from '#contract/check-form.ts'
import { emailRule } from '#contract/form-rules.ts'
import type { Product } from '#contract/products/product.ts'
import { type Size, toSize } from '#contract/products/size.ts'
import type { ShownChart } from '#contract/size-charts/chart-shape.ts'
import { sizeLabel } from '#contract/size-charts/size-label.ts'
import { productPageMessages } from '#messages/en-US/product-page.ts'
import { rulesMessages } from '#messages/en-US/rules.ts'
import { stockAlertsMessages } from '#messages/en-US/stock-alerts.ts'
import { isSoldOut, isWhole, type VariantChoice } from '../products/variant-choice.ts'

/** The fields of a back-in-stock request for a product: its variant, and the address. */
export function notifyFields(product: Product): FormFields {
  return {
    ...(product.colorVariant.length > 0 && { selectedColor: { label: stockAlertsMessages.color, control: 'select' } }),
    ...(product.sizeVariant.length > 0 && { selectedSize: { label: stockAlertsMessages.size, control: 'select' } }),
    email: {
      label: stockAlertsMessages.email,
      control: 'email',
      autoComplete: 'email',
      maxLength: 254,
      missing: rulesMessages.invalidEmail,
      rule: emailRule(() => rulesMessages.invalidEmail),
      refusal: /e-?mail/i,
    },
  }
}

/** The colors of a product; those without a sold-out variant are disabled. */
export function colorOptions(product: Product): FieldOption[] {
  const sizes: (Size | null)[] = product.sizeVariant.length > 0 ? sizesOf(product) : [null]
  return product.colorVariant.map(({ color }) => ({
    value: color,
    label: color,
    disabled: !sizes.some((size) => isSoldOut(product, { color, size })),
  }))
}

/** The sizes of a product in the selected color, called as on its page; those in stock are labeled and disabled. */
export function sizeOptions(product: Product, sizeChart: ShownChart | null, wanted: VariantChoice): FieldOption[] {
  return sizesOf(product).map((size) => {
    const isGone = isSoldOut(product, { ...wanted, size })
    const name = productPageMessages.sizes(sizeLabel(sizeChart, size))
    return {
      value: String(size),
      label: isGone ? name : stockAlertsMessages.sizeInStock(name),
      disabled: !isGone,
    }
  })
}

/** The selection if it is sold out, else the first sold-out one near it. */
export function soldOutChoice(product: Product, choice: VariantChoice): VariantChoice {
  if (isWhole(product, choice) && isSoldOut(product, choice)) return choice
  const ofColor = product.soldOut.find(({ color }) => color === choice.color)
  return ofColor ?? product.soldOut[0] ?? choice
}

/** The selection as field values. */
export function writeChoice({ color, size }: VariantChoice) {
  return { selectedColor: color ?? '', selectedSize: size === null ? '' : String(size) }
}

export function readChoice({ selectedColor, selectedSize }: Readonly<Record<string, string>>): VariantChoice {
  return { color: selectedColor || null, size: selectedSize ? toSize(selectedSize) : null }
}

function sizesOf(product: Product): Size[] {
  return product.sizeVariant.map(({ size }) => size)
}
