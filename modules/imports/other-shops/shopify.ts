import { createHash } from 'node:crypto'
import type { ProductStatus } from '#contract/products/own-product.ts'
import { apiImportsMessages } from '#messages/en-US/api/imports.ts'
import type { TableError } from '../read-table.ts'
import type { FileRow } from './file-row.ts'
import type { ColumnNames, OtherProduct, OtherShop, OtherVariant } from './other-product.ts'

/** Each column in the order of exports, and as the template of 2025 calls it. Source: help.shopify.com, "Using CSV files to import and export products". */
const columns = {
  handle: ['Handle', 'URL handle'],
  title: ['Title'],
  html: ['Body (HTML)', 'Description'],
  vendor: ['Vendor'],
  taxonomy: ['Product Category'],
  type: ['Type'],
  tags: ['Tags'],
  published: ['Published', 'Published on online store'],
  status: ['Status'],
  gender: ['Google Shopping / Gender'],
  sku: ['Variant SKU', 'SKU'],
  grams: ['Variant Grams', 'Weight value (grams)'],
  tracker: ['Variant Inventory Tracker', 'Inventory tracker'],
  units: ['Variant Inventory Qty', 'Inventory quantity'],
  policy: ['Variant Inventory Policy', 'Continue selling when out of stock'],
  price: ['Variant Price', 'Price'],
  oldPrice: ['Variant Compare At Price', 'Compare-at price'],
  barcode: ['Variant Barcode', 'Barcode'],
  image: ['Image Src', 'Product image URL'],
  position: ['Image Position'],
  alt: ['Image Alt Text'],
  giftCard: ['Gift Card'],
  variantImage: ['Variant Image', 'Variant image URL'],
  cost: ['Cost per item'],
} as const

type Column = keyof typeof columns

/** The columns of our own whose cells come from these. */
const origins: Readonly<Record<string, Column>> = {
  ...{
    sku: 'handle',
    name: 'title',
    description: 'html',
    brand: 'vendor',
    subCategory: 'type',
    type: 'type',
    tags: 'tags',
  },
  ...{ price: 'price', variantPrice: 'price', oldPrice: 'oldPrice', variantOldPrice: 'oldPrice', variantSku: 'sku' },
  ...{ gtin: 'barcode', weight: 'grams', cost: 'cost', onHand: 'units', images: 'image', colorImages: 'variantImage' },
  ...{ status: 'status' },
}

/** What the columns are called in a file with this heading. */
function namesOf(heading: readonly string[]): ColumnNames {
  const found = new Set(heading.map((name) => name.trim().toLowerCase()))
  const named = Object.entries(origins).map(([own, column]) => {
    const names: readonly string[] = columns[column]
    return [own, names.find((name) => found.has(name.toLowerCase())) ?? names[0]]
  })
  return { ...Object.fromEntries(named), color: 'Option1 Value', size: 'Option1 Value' }
}

/** Whether a heading is that of an export of products from Shopify, or of its template. */
export function isShopify(heading: readonly string[]): boolean {
  const found = new Set(heading.map((name) => name.trim().toLowerCase()))
  const has = (column: Column) => columns[column].some((name) => found.has(name.toLowerCase()))
  return has('handle') && has('title') && has('price') && !found.has('regular price')
}

/** The products of an export: the rows of one handle are its variants and its further images. */
export function readShopify(rows: readonly FileRow[], heading: readonly string[]): OtherShop {
  const notes: TableError[] = []
  const byHandle = Map.groupBy(rows, (row) => of(row, 'handle'))
  const products = [...byHandle].flatMap(([handle, [first, ...others]]) => {
    if (!first) return []
    if (isTrue(of(first, 'giftCard'))) {
      notes.push({ line: first.line, column: 'Gift Card', message: apiImportsMessages.giftCardLeftOut })
      return []
    }
    return [productOf(handle, first, [first, ...others])]
  })
  return { names: namesOf(heading), products, notes }
}

function productOf(handle: string, first: FileRow, rows: readonly FileRow[]): OtherProduct {
  const optionNames = [1, 2, 3].map((at) => first.cell(`Option${at} Name`) ?? '')
  const images = rows
    .map((row, at) => ({
      address: of(row, 'image'),
      alt: of(row, 'alt'),
      place: Number(of(row, 'position')) || at + 1,
    }))
    .filter(({ address }) => address !== '')
    .toSorted((one, other) => one.place - other.place)
  // A row without a value of the first option has a further image only.
  const variants = rows.filter((row) => row === first || row.cell('Option1 Value') || of(row, 'price'))
  return {
    line: first.line,
    sku: skuOf(handle),
    name: cell(first, 'title'),
    html: cell(first, 'html'),
    brand: cell(first, 'vendor') || undefined,
    category: categoryOf(of(first, 'gender')),
    path: pathOf(of(first, 'taxonomy'), of(first, 'type')),
    tags: cell(first, 'tags'),
    status: statusOf(first),
    images: images.map(({ address, alt }) => ({ address, alt })),
    variants: variants.map((row) => variantOf(row, optionNames)),
  }
}

function variantOf(row: FileRow, optionNames: readonly string[]): OtherVariant {
  const options = optionNames
    .map((name, at) => ({ name, value: row.cell(`Option${at + 1} Value`) ?? '' }))
    .filter(({ name, value }) => value !== '' && !(/^title$/i.test(name) && /^default title$/i.test(value)))
  const grams = Math.round(Number(of(row, 'grams')))
  return {
    line: row.line,
    options,
    price: of(row, 'price'),
    oldPrice: of(row, 'oldPrice'),
    sku: of(row, 'sku'),
    barcode: of(row, 'barcode'),
    weight: grams > 0 ? String(grams) : '',
    cost: cell(row, 'cost'),
    onHand: unitsOf(row),
    image: of(row, 'variantImage'),
  }
}

/** Units that may be sold when there are none are not counted here; fewer than none are none. */
function unitsOf(row: FileRow): string | undefined {
  if (cell(row, 'tracker') === '' || /^(continue|true)$/i.test(of(row, 'policy'))) return ''
  const units = cell(row, 'units')
  return units?.startsWith('-') ? '0' : units || undefined
}

function statusOf(row: FileRow): ProductStatus {
  const status = of(row, 'status').toLowerCase()
  if (status === 'archived') return 'archived'
  const isOnline = cell(row, 'published') === undefined || isTrue(of(row, 'published'))
  return isOnline && (status === '' || status === 'active') ? 'published' : 'draft'
}

/** A taxonomy such as `Apparel & Accessories > Clothing > Dresses`, of which the type is the last one. */
function pathOf(taxonomy: string, type: string): string[] {
  const path = taxonomy
    .split('>')
    .map((title) => title.trim())
    .filter(Boolean)
  return type && path.at(-1)?.toLowerCase() !== type.toLowerCase() ? [...path, type] : path
}

function categoryOf(gender: string): string {
  if (/^female$/i.test(gender)) return apiImportsMessages.women
  return /^male$/i.test(gender) ? apiImportsMessages.men : apiImportsMessages.unisex
}

/** A handle is longer than an SKU may be: the end of a long one is its hash. */
function skuOf(handle: string): string {
  if (handle.length <= 60) return handle
  return `${handle.slice(0, 51)}-${createHash('sha256').update(handle).digest('hex').slice(0, 8)}`
}

const cell = (row: FileRow, column: Column) => row.cell(...columns[column])
const of = (row: FileRow, column: Column) => cell(row, column) ?? ''
const isTrue = (text: string) => /^true$/i.test(text)
