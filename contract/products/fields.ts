import { categories, subCategories } from './categories.ts'

/** The values of each kind of field. Prices are dollars. */
export interface KindValues {
  line: string
  /** A single line that is part of URLs. */
  segment: string
  choice: string
  text: string
  tags: string[]
  price: number
  optionalLine: string | null
  optionalPrice: number | null
}
export type FieldKind = keyof KindValues

/** The declaration of a field of each kind; `max` counts characters, `missing` is the error for an empty value. */
interface KindOptions {
  line: { max: number; missing: string; initial?: string }
  segment: { max: number; missing: string; suggestions?: readonly string[] }
  choice: { options: readonly [string, ...string[]]; missing: string }
  text: { max: number }
  tags: object
  price: object
  optionalLine: { max: number; pattern?: { test: RegExp; message: string; example: string } }
  optionalPrice: object
}

interface FieldDeclaration {
  label: string
  /** The hint below the control in a form. */
  hint?: string
  /** The content of a cell in its CSV column; the header is the name of the field. */
  csv: string
  /**
   * Where shoppers see it: on cards and product pages, or on product pages alone. A `point` is a line below the
   * description and a `section` has its own title there; the screens decide about the others.
   */
  shown: 'card' | 'page' | 'point' | 'section'
  /** Its name in the error when a product without it is published. */
  neededToPublish?: string
  /** Listings can be filtered by its values. */
  filter?: 'checkboxes'
  /** Included in the search; `words` of the table has them. */
  isSearched?: true
  /** Its attribute in the product data of Google Merchant Center. */
  google?: string
  /** Its property of a schema.org Product. */
  jsonLd?: string
}

export type FieldOf<Kind extends FieldKind> = {
  [Each in Kind]: FieldDeclaration & KindOptions[Each] & { kind: Each }
}[Kind]
export type ProductField = FieldOf<FieldKind>

/**
 * Every field of a product, in the order of the CSV columns. Columns, forms, CSV files, audit log, copies, filters,
 * feeds and structured data are built from it. A field's column has its name; that of a price also has `Cents` at the
 * end.
 */
export const productFields = {
  sku: {
    kind: 'line',
    label: 'SKU',
    csv: 'Which product; the only column that must be there',
    max: 60,
    missing: 'Please enter a SKU.',
    shown: 'page',
    jsonLd: 'sku',
  },
  name: {
    kind: 'line',
    label: 'Title',
    csv: 'Title',
    max: 200,
    missing: 'Please enter a title.',
    shown: 'card',
    isSearched: true,
    jsonLd: 'name',
  },
  brand: {
    kind: 'line',
    label: 'Brand',
    csv: 'Brand',
    max: 60,
    missing: 'Please enter a brand.',
    initial: 'MG',
    shown: 'card',
    isSearched: true,
    google: 'brand',
  },
  category: {
    kind: 'segment',
    label: 'Category',
    csv: 'Women, Men or Unisex',
    max: 60,
    missing: 'Please enter a category.',
    suggestions: categories,
    shown: 'card',
    isSearched: true,
  },
  subCategory: {
    kind: 'choice',
    label: 'Sub-category',
    csv: 'Sunglasses, Apparel, Hair Accessories or Fashion Accessories',
    options: subCategories,
    missing: 'Please choose a sub-category.',
    shown: 'card',
    isSearched: true,
  },
  type: {
    kind: 'segment',
    label: 'Type',
    hint: 'Such as Cat Eye or Dresses.',
    csv: 'Type, such as Cat Eye',
    max: 60,
    missing: 'Please enter a type.',
    shown: 'card',
    isSearched: true,
  },
  tags: {
    kind: 'tags',
    label: 'Tags',
    hint: 'Separated by commas.',
    csv: 'Tags, separated by commas',
    shown: 'card',
    isSearched: true,
  },
  description: {
    kind: 'text',
    label: 'Description',
    csv: 'Description',
    max: 10_000,
    shown: 'page',
    neededToPublish: 'a description',
    jsonLd: 'description',
  },
  material: {
    kind: 'optionalLine',
    label: 'Material',
    hint: 'Such as Linen or Acetate: one word where it can be, since shoppers filter by it.',
    csv: 'Material, such as Linen',
    max: 80,
    shown: 'point',
    filter: 'checkboxes',
    isSearched: true,
    google: 'material',
    jsonLd: 'material',
  },
  care: {
    kind: 'text',
    label: 'Care',
    hint: 'How to wash, clean and keep it.',
    csv: 'How to care for it',
    max: 2_000,
    shown: 'section',
  },
  price: {
    kind: 'price',
    label: 'Price, $',
    csv: 'Price in dollars, such as 60.00',
    shown: 'card',
  },
  oldPrice: {
    kind: 'optionalPrice',
    label: 'Old price, $',
    hint: 'Only what was really charged before.',
    csv: 'Price before it was reduced, or empty',
    shown: 'card',
  },
  measurement: {
    kind: 'optionalLine',
    label: 'Measurement',
    hint: 'Lens-bridge-temple in mm, such as 52-18-140.',
    csv: 'Lens, bridge and temple in millimetres, such as 52-18-140',
    max: 11,
    pattern: {
      test: /^\d{1,3}-\d{1,3}-\d{1,3}$/,
      message: 'Please enter three numbers in millimetres, such as 52-18-140.',
      example: '52-18-140',
    },
    shown: 'page',
  },
} as const satisfies Record<string, ProductField>

type Declared = typeof productFields
export type FieldKey = keyof Declared
export type FieldValue<Key extends FieldKey> = KindValues[Declared[Key]['kind']]
export type ProductValues = { [Key in FieldKey]: FieldValue<Key> }

type KeyWith<Declaration> = { [Key in FieldKey]: Declared[Key] extends Declaration ? Key : never }[FieldKey]
export type CardKey = KeyWith<{ shown: 'card' }>
export type PriceKey = KeyWith<{ kind: 'price' | 'optionalPrice' }>
export type PublishKey = KeyWith<{ neededToPublish: string }>
export type FilterKey = KeyWith<{ filter: string }>

export const fieldKeys = Object.keys(productFields) as FieldKey[]
export const cardKeys = fieldKeys.filter((key): key is CardKey => fieldOf(key).shown === 'card')
export const publishKeys = fieldKeys.filter((key): key is PublishKey => fieldOf(key).neededToPublish !== undefined)
export const filterKeys = fieldKeys.filter((key): key is FilterKey => fieldOf(key).filter !== undefined)

export function fieldOf(key: FieldKey): ProductField {
  return productFields[key]
}

/** Whether a product may have no value for it. */
export function isOptional({ kind, neededToPublish }: ProductField): boolean {
  return ['tags', 'optionalLine', 'optionalPrice'].includes(kind) || (kind === 'text' && !neededToPublish)
}

/** The default of a field in a new product. */
function initialValue(field: ProductField): KindValues[FieldKind] {
  if (field.kind === 'line') return field.initial ?? ''
  return { segment: '', choice: '', text: '', tags: [], price: 0, optionalLine: null, optionalPrice: null }[field.kind]
}

/** An object with an entry for each field that filters. */
export function ofEachFilter<Of>(of: (key: FilterKey) => Of): Record<FilterKey, Of> {
  return Object.fromEntries(filterKeys.map((key) => [key, of(key)])) as Record<FilterKey, Of>
}

/** A product with all defaults. */
export const blankProduct = Object.fromEntries(
  fieldKeys.map((key) => [key, initialValue(fieldOf(key))]),
) as ProductValues
