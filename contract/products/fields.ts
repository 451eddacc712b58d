/** The values of each kind of field. Prices are in the shop's currency. */
export interface KindValues {
  line: string
  /** A single line that is part of URLs. */
  segment: string
  /** The title of a category; one that is new is added. */
  title: string
  text: string
  tags: string[]
  price: number
  optionalLine: string | null
  optionalPrice: number | null
}
export type FieldKind = keyof KindValues

/** The declaration of a field of each kind; `max` counts characters. */
interface KindOptions {
  line: { max: number; initial?: 'shopName' }
  segment: { max: number }
  title: { max: number }
  text: { max: number }
  tags: object
  price: object
  optionalLine: { max: number; pattern?: { test: RegExp; example: string } }
  optionalPrice: object
}

interface FieldDeclaration {
  /**
   * Where shoppers see it: on cards and product pages, or on product pages alone. A `point` is a line below the
   * description and a `section` has its own title there; the screens decide about the others.
   */
  shown: 'card' | 'page' | 'point' | 'section'
  /** A product without it cannot be published. */
  isNeededToPublish?: true
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
 * Every field of a product, in the order of the CSV columns, which have its name. Its label is in the messages of
 * `product-fields`. Columns, forms, CSV files, audit log, copies, filters,
 * feeds and structured data are built from it. A field's column has its name; that of a price also has `Cents` at the
 * end.
 */
export const productFields = {
  sku: {
    kind: 'line',
    max: 60,
    shown: 'page',
    jsonLd: 'sku',
  },
  name: {
    kind: 'line',
    max: 200,
    shown: 'card',
    isSearched: true,
    jsonLd: 'name',
  },
  brand: {
    kind: 'line',
    max: 60,
    initial: 'shopName',
    shown: 'card',
    isSearched: true,
    google: 'brand',
  },
  category: {
    kind: 'segment',
    max: 60,
    shown: 'card',
    isSearched: true,
  },
  subCategory: {
    kind: 'title',
    max: 60,
    shown: 'card',
    isSearched: true,
  },
  type: {
    kind: 'title',
    max: 60,
    shown: 'card',
    isSearched: true,
  },
  tags: {
    kind: 'tags',
    shown: 'card',
    isSearched: true,
  },
  description: {
    kind: 'text',
    max: 10_000,
    shown: 'page',
    isNeededToPublish: true,
    jsonLd: 'description',
  },
  material: {
    kind: 'optionalLine',
    max: 80,
    shown: 'point',
    filter: 'checkboxes',
    isSearched: true,
    google: 'material',
    jsonLd: 'material',
  },
  care: {
    kind: 'text',
    max: 2_000,
    shown: 'section',
  },
  price: {
    kind: 'price',
    shown: 'card',
  },
  oldPrice: {
    kind: 'optionalPrice',
    shown: 'card',
  },
  measurement: {
    kind: 'optionalLine',
    max: 29,
    pattern: {
      // One number for each measurement of its category.
      test: /^\d{1,4}(-\d{1,4}){0,5}$/,
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
export type PublishKey = KeyWith<{ isNeededToPublish: true }>
/** The fields whose empty value has an error of its own. */
export type FilledKey = KeyWith<{ kind: 'line' | 'segment' | 'title' }>
export type PatternKey = KeyWith<{ pattern: object }>
export type FilterKey = KeyWith<{ filter: string }>

export const fieldKeys = Object.keys(productFields) as FieldKey[]
export const cardKeys = fieldKeys.filter((key): key is CardKey => fieldOf(key).shown === 'card')
export const publishKeys = fieldKeys.filter((key): key is PublishKey => fieldOf(key).isNeededToPublish === true)
export const filterKeys = fieldKeys.filter((key): key is FilterKey => fieldOf(key).filter !== undefined)

export function fieldOf(key: FieldKey): ProductField {
  return productFields[key]
}

/** Whether a product may have no value for it. */
export function isOptional({ kind, isNeededToPublish }: ProductField): boolean {
  return ['tags', 'optionalLine', 'optionalPrice'].includes(kind) || (kind === 'text' && !isNeededToPublish)
}

/** The default of a field in a new product. */
function initialValue(field: ProductField): KindValues[FieldKind] {
  return { line: '', segment: '', title: '', text: '', tags: [], price: 0, optionalLine: null, optionalPrice: null }[
    field.kind
  ]
}

/** An object with an entry for each field that filters. */
export function ofEachFilter<Of>(of: (key: FilterKey) => Of): Record<FilterKey, Of> {
  return Object.fromEntries(filterKeys.map((key) => [key, of(key)])) as Record<FilterKey, Of>
}

/** A product with all defaults. */
export const blankProduct = Object.fromEntries(
  fieldKeys.map((key) => [key, initialValue(fieldOf(key))]),
) as ProductValues
