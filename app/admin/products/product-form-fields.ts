import type { FormField, FormFields } from '#contract/check-form.ts'
import { schemaRule } from '#contract/form-rules.ts'
import { fieldRules, newProductFields } from '#contract/products/field-rules.ts'
import {
  type FieldKey,
  type FieldKind,
  fieldKeys,
  fieldOf,
  isOptional,
  type ProductField,
} from '#contract/products/fields.ts'
import { readUploads } from '../media/uploaded.ts'
import { readField } from './details.ts'
import { readColors, readSizes } from './edited-variants.ts'
import { readPrice, readUnits } from './read-number.ts'

const controls: Record<FieldKind, Partial<FormField>> = {
  line: {},
  segment: {},
  choice: { control: 'select' },
  text: { control: 'paragraph', rows: 6 },
  tags: { maxLength: 1_300 },
  price: { inputMode: 'decimal' },
  optionalLine: {},
  optionalPrice: { inputMode: 'decimal' },
}

function formField(key: FieldKey): FormField {
  const field = fieldOf(key)
  const rule = schemaRule(fieldRules[key], (typed) => readField(key, typed))
  return {
    label: field.label,
    isOptional: isOptional(field),
    autoComplete: 'off',
    rule,
    missing: rule('', {}),
    ...(field.hint && { hint: field.hint }),
    ...('max' in field && { maxLength: field.max }),
    ...controls[field.kind],
    ...choices(field),
  }
}

function choices(field: ProductField): Partial<FormField> {
  if (field.kind === 'choice') return { options: field.options }
  return field.kind === 'segment' && field.suggestions ? { control: 'select', options: field.suggestions } : {}
}

const declared = Object.fromEntries(fieldKeys.map((key) => [key, formField(key)])) as Record<FieldKey, FormField>

/** The colors and sizes in a form, as JSON. */
export const variantFields = {
  colors: { label: 'Colors', control: 'hidden', rule: schemaRule(newProductFields.colorVariant, readColors) },
  sizes: {
    label: 'Sizes',
    control: 'hidden',
    rule: schemaRule(newProductFields.sizeVariant, (json) => readSizes(json).map((size) => ({ size }))),
  },
} satisfies FormFields

/** The details of a product: every field that the contract declares, and its variants. */
export const detailsFields = {
  ...declared,
  sku: { ...declared.sku, refusal: /SKU/ },
  oldPrice: {
    ...declared.oldPrice,
    rule: (typed, values) => declared.oldPrice.rule?.(typed, values) ?? wrongOldPrice(typed, values.price ?? ''),
  },
  ...variantFields,
} satisfies FormFields

function wrongOldPrice(typed: string, price: string): string | null {
  return Number(readPrice(typed)) <= Number(readPrice(price)) ? 'The old price must be above the price.' : null
}

const needed = { isOptional: false, missing: 'This is needed.' }

/** A new product; images are JSON, as the upload answered them. Source: spec section 3, "Admin new-product form". */
export const newProductFormFields = {
  title: { ...declared.name, ...needed },
  description: { ...declared.description, ...needed },
  price: { ...declared.price, ...needed },
  oldPrice: { ...declared.oldPrice, ...needed, hint: 'The same as the price where it is not reduced.' },
  quantity: {
    ...needed,
    label: 'Quantity',
    hint: 'Units of each variant.',
    autoComplete: 'off',
    inputMode: 'numeric',
    rule: schemaRule(newProductFields.quantity, readUnits),
  },
  sku: { ...detailsFields.sku, isOptional: true, hint: 'Leave blank to generate one.' },
  category: { ...declared.category, ...needed },
  subCategory: { ...declared.subCategory, ...needed },
  type: { ...declared.type, ...needed },
  mainPicture: { ...needed, label: 'Main image' },
  otherPicture: {
    ...needed,
    label: 'Other images',
    rule: schemaRule(newProductFields.otherPicture, (json) => readUploads(json).map(({ imageId }) => imageId)),
  },
  ...variantFields,
} satisfies FormFields
