import { apiImportsMessages } from '#messages/en-US/api/imports.ts'
import type { TableError } from '../read-table.ts'
import type { FileRow } from './file-row.ts'
import type { ColumnNames, OtherProduct, OtherShop, OtherVariant } from './other-product.ts'

const names: ColumnNames = {
  ...{ sku: 'SKU', name: 'Name', description: 'Description', brand: 'Brands', tags: 'Tags', status: 'Published' },
  ...{ subCategory: 'Categories', type: 'Categories', color: 'Attribute 1 value(s)', size: 'Attribute 1 value(s)' },
  ...{ price: 'Regular price', variantPrice: 'Regular price', oldPrice: 'Regular price', onHand: 'Stock' },
  ...{ variantOldPrice: 'Regular price', variantSku: 'SKU', gtin: 'GTIN, UPC, EAN, or ISBN', weight: 'Weight (kg)' },
  ...{ cost: 'Cost of goods', images: 'Images', colorImages: 'Images' },
}

const gramsPer = { kg: 1_000, g: 1, lbs: 453.592_37, oz: 28.349_523_125 } as const

/** Whether a heading is that of an export of products from WooCommerce in English. */
export function isWooCommerce(heading: readonly string[]): boolean {
  const found = new Set(heading.map((name) => name.trim().toLowerCase()))
  return ['type', 'sku', 'name', 'regular price'].every((name) => found.has(name))
}

/**
 * The products of an export; a variation names its product by its SKU, or as `id:12`. Source: github.com/woocommerce/woocommerce,
 * "Product CSV Import Schema".
 */
export function readWooCommerce(rows: readonly FileRow[]): OtherShop {
  const notes: TableError[] = []
  const variations = Map.groupBy(rows.filter(isVariation), (row) => parentOf(row))
  const products = rows.flatMap((row) => {
    if (isVariation(row)) return []
    const [kind = ''] = typesOf(row)
    if (kind === 'grouped' || kind === 'external') {
      notes.push({ line: row.line, column: 'Type', message: apiImportsMessages.typeLeftOut(kind) })
      return []
    }
    const own = keysOf(row).flatMap((key) => variations.get(key) ?? [])
    for (const key of keysOf(row)) variations.delete(key)
    return [productOf(row, own, notes)]
  })
  for (const [orphan] of variations.values())
    if (orphan) notes.push({ line: orphan.line, column: 'Parent', message: apiImportsMessages.parentMissing })
  return { names, products, notes }
}

const typesOf = (row: FileRow) => of(row, 'Type').toLowerCase().split(/,\s*/)
const isVariation = (row: FileRow) => typesOf(row).includes('variation')
const parentOf = (row: FileRow) => of(row, 'Parent').toLowerCase().replace(/\s/g, '')
const keysOf = (row: FileRow) =>
  [of(row, 'SKU'), `id:${of(row, 'ID')}`].filter(Boolean).map((key) => key.toLowerCase().replace(/\s/g, ''))

function productOf(row: FileRow, variations: readonly FileRow[], notes: TableError[]): OtherProduct {
  const [first = ''] = listOf(of(row, 'Categories'))
  const html = of(row, 'Description') || of(row, 'Short description')
  return {
    line: row.line,
    sku: of(row, 'SKU') || `woo-${of(row, 'ID')}`,
    name: row.cell('Name'),
    // The export writes line breaks as `\n`.
    html: html.replaceAll('\\n', '\n').replace(/\n{2,}/g, '<p>'),
    brand: listOf(of(row, 'Brands'))[0],
    category: apiImportsMessages.unisex,
    path: first
      .split('>')
      .map((title) => title.trim())
      .filter(Boolean),
    tags: row.cell('Tags'),
    status: of(row, 'Published') === '1' ? 'published' : 'draft',
    images: listOf(of(row, 'Images')).map((address) => ({ address, alt: '' })),
    variants:
      variations.length > 0
        ? variations.flatMap((each) => variantsOf(each, row, notes))
        : variantsOf(row, row, notes).map((variant) => ({ ...variant, sku: '', options: [], image: '' })),
  }
}

/** A variation for each value of the attributes that it leaves open. */
function variantsOf(row: FileRow, product: FileRow, notes: TableError[]): OtherVariant[] {
  const { price, oldPrice } = pricesOf(row, notes)
  const variant = {
    ...{ line: row.line, price, oldPrice, sku: of(row, 'SKU'), barcode: of(row, 'GTIN, UPC, EAN, or ISBN') },
    ...{ weight: gramsOf(row) || gramsOf(product), cost: row.cell('Cost of goods'), onHand: unitsOf(row, product) },
    image: listOf(of(row, 'Images'))[0] ?? '',
  }
  let chosen: OtherVariant['options'][] = [[]]
  for (let at = 1; at <= 20; at++) {
    const name = of(row, `Attribute ${at} name`)
    if (!name) continue
    const value = of(row, `Attribute ${at} value(s)`)
    const values = value ? [value] : valuesOf(product, name)
    chosen = chosen.flatMap((options) => values.map((each) => [...options, { name, value: each }]))
  }
  // Codes belong to one variant each.
  return chosen.map((options, at) => ({ ...variant, options, ...(at > 0 && { sku: '', barcode: '' }) }))
}

function valuesOf(product: FileRow, name: string): string[] {
  for (let at = 1; at <= 20; at++) {
    if (of(product, `Attribute ${at} name`) === name) return listOf(of(product, `Attribute ${at} value(s)`))
  }
  return []
}

/** A sale price with dates is left out: it is a scheduled sale here. */
function pricesOf(row: FileRow, notes: TableError[]): { price: string; oldPrice: string } {
  const [regular, sale] = [amountOf(of(row, 'Regular price')), amountOf(of(row, 'Sale price'))]
  if (!sale) return { price: regular, oldPrice: '' }
  if (of(row, 'Date sale price starts') || of(row, 'Date sale price ends')) {
    notes.push({ line: row.line, column: 'Sale price', message: apiImportsMessages.saleLeftOut })
    return { price: regular, oldPrice: '' }
  }
  return { price: sale, oldPrice: regular }
}

/** The export writes amounts as the site shows them, with a comma in many languages. */
const amountOf = (text: string) => text.replace(/,(\d{1,2})$/, '.$1')

function gramsOf(row: FileRow): string {
  for (const [unit, grams] of Object.entries(gramsPer)) {
    const weight = Math.round(Number(amountOf(of(row, `Weight (${unit})`))) * grams)
    if (weight > 0) return String(weight)
  }
  return ''
}

/** Units are not counted without a number of them, unless it is out of stock; `parent` counts them with the product's. */
function unitsOf(row: FileRow, product: FileRow): string | undefined {
  const own = row.cell('Stock')
  if (own === undefined && row.cell('In stock?') === undefined) return undefined
  const stock = own === 'parent' ? of(product, 'Stock') : own
  if (/^(1|notify|yes)$/i.test(of(row, 'Backorders allowed?'))) return ''
  if (!stock) return of(row, 'In stock?') === '0' ? '0' : ''
  return stock.startsWith('-') ? '0' : stock.replace(/\.0*$/, '')
}

/** A list in a cell; a comma within an item is written `\,`. */
function listOf(cell: string): string[] {
  return cell
    .split(/(?<!\\),/)
    .map((each) => each.replaceAll('\\,', ',').trim())
    .filter(Boolean)
}

const of = (row: FileRow, column: string) => row.cell(column) ?? ''
