import type { FormField, FormFields } from '#contract/check-form.ts'
import { schemaRule } from '#contract/form-rules.ts'
import { currencySign } from '#contract/money.ts'
import { fieldRules, newProductFields } from '#contract/products/field-rules.ts'
import { type FieldKey, type FieldKind, fieldKeys, fieldOf, isOptional } from '#contract/products/fields.ts'
import { adminProductFieldsMessages } from '#messages/en-US/admin/product-fields.ts'
import { adminProductsMessages } from '#messages/en-US/admin/products.ts'
import { productFieldsMessages } from '#messages/en-US/product-fields.ts'
import { uiMessages } from '#messages/en-US/ui.ts'
import { readUploads } from '../media/uploaded.ts'
import { readField } from './details.ts'
import { readColors, readSizes } from './edited-variants.ts'
import { readPrice, readUnits } from './read-number.ts'

const controls: Record<FieldKind, Partial<FormField>> = {
  line: {},
  segment: {},
  title: {},
  text: { control: 'paragraph', rows: 6 },
  tags: { maxLength: 1_300 },
  price: { inputMode: 'decimal' },
  optionalLine: {},
  optionalPrice: { inputMode: 'decimal' },
}

const isPrice = (kind: FieldKind) => kind === 'price' || kind === 'optionalPrice'

function formField(key: FieldKey): FormField {
  const field = fieldOf(key)
  const rule = schemaRule(fieldRules[key], (typed) => readField(key, typed))
  const read: FormField = {
    get label() {
      const label = productFieldsMessages[key]
      return isPrice(field.kind) ? adminProductFieldsMessages.amount(label, currencySign()) : label
    },
    get hint() {
      return adminProductFieldsMessages.hints[key] ?? ''
    },
    get missing() {
      return rule('', {})
    },
    isOptional: isOptional(field),
    autoComplete: 'off',
    rule,
  }
  return changed(read, { ...('max' in field && { maxLength: field.max }), ...controls[field.kind] })
}

/** A field with changes; messages are still read when it is shown. */
function changed(field: FormField, changes: Partial<FormField>): FormField {
  const { getOwnPropertyDescriptors } = Object
  return Object.defineProperties(
    { label: '' },
    {
      ...getOwnPropertyDescriptors(field),
      ...getOwnPropertyDescriptors(changes),
    },
  )
}

const declared = Object.fromEntries(fieldKeys.map((key) => [key, formField(key)])) as Record<FieldKey, FormField>

/** The colors and sizes in a form, as JSON. */
export const variantFields = {
  colors: {
    get label() {
      return adminProductsMessages.colors
    },
    control: 'hidden',
    rule: schemaRule(newProductFields.colorVariant, readColors),
  },
  sizes: {
    get label() {
      return adminProductsMessages.sizes
    },
    control: 'hidden',
    rule: schemaRule(newProductFields.sizeVariant, (json) => readSizes(json).map((size) => ({ size }))),
  },
  /** A color or size that is typed and not added yet, which is not saved in silence without it. */
  customVariant: {
    get label() {
      return adminProductsMessages.variant
    },
    missing: null,
    rule: () => adminProductsMessages.variantNotAdded,
  },
} satisfies FormFields

/** The details of a product: every field that the contract declares, and its variants. */
export const detailsFields = {
  ...declared,
  sku: changed(declared.sku, { refusal: /SKU/ }),
  oldPrice: changed(declared.oldPrice, {
    refusal: /old price/,
    rule: (typed, values) => declared.oldPrice.rule?.(typed, values) ?? wrongOldPrice(typed, values.price ?? ''),
  }),
  ...variantFields,
} satisfies FormFields

function wrongOldPrice(typed: string, price: string): string | null {
  return Number(readPrice(typed)) <= Number(readPrice(price)) ? adminProductsMessages.oldPriceTooLow : null
}

/** A field that may not stay empty. */
function needed(field: FormField, changes: Partial<FormField> = {}): FormField {
  const own: Partial<FormField> = {
    isOptional: false,
    get missing() {
      return uiMessages.fieldMissing
    },
  }
  return changed(changed(field, own), changes)
}

/** A new product; images are JSON, as the upload answered them. Source: spec section 3, "Admin new-product form". */
export const newProductFormFields = {
  title: needed(declared.name),
  description: needed(declared.description),
  price: needed(declared.price),
  oldPrice: needed(declared.oldPrice, {
    refusal: /old price/,
    get hint() {
      return adminProductsMessages.oldPriceHint
    },
    rule: (typed, values) =>
      declared.oldPrice.rule?.(typed, values) ??
      // An equal one says that it is not reduced.
      (readPrice(typed) === readPrice(values.price ?? '') ? null : wrongOldPrice(typed, values.price ?? '')),
  }),
  quantity: needed({
    get label() {
      return adminProductsMessages.quantity
    },
    get hint() {
      return adminProductsMessages.quantityHint
    },
    autoComplete: 'off',
    inputMode: 'numeric',
    rule: schemaRule(newProductFields.quantity, readUnits),
  }),
  sku: changed(detailsFields.sku, {
    isOptional: true,
    get hint() {
      return adminProductsMessages.skuHint
    },
  }),
  category: needed(declared.category),
  subCategory: needed(declared.subCategory),
  type: needed(declared.type),
  mainPicture: needed({
    get label() {
      return adminProductsMessages.mainImage
    },
  }),
  otherPicture: needed({
    get label() {
      return adminProductsMessages.otherImages
    },
    rule: schemaRule(newProductFields.otherPicture, (json) => readUploads(json).map(({ imageId }) => imageId)),
  }),
  ...variantFields,
} satisfies FormFields
