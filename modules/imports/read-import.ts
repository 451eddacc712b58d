import { type ProductColumn, productColumns } from '#contract/imports/product-columns.ts'
import { fieldKeys, fieldOf } from '#contract/products/fields.ts'
import type { VariantValues } from '#contract/products/variant-fields.ts'
import { apiImportsMessages } from '#messages/en-US/api/imports.ts'
import type { Cells } from './import-cells.ts'
import type { ColumnNames } from './other-shops/other-product.ts'
import { readOtherShop } from './other-shops/read-other-shop.ts'
import { readCell } from './read-cell.ts'
import { readTable, type TableError, type TableLine } from './read-table.ts'

/** One color and size in the file. */
export interface ImportedVariant {
  line: number
  color: string | null
  hex: string | null
  size: string | null
  /** Undefined if the file has no stock; null if units are not counted. */
  onHand: number | null | undefined
  images: string[] | undefined
  /** What the file says about it by itself; undefined without the column. */
  said: Partial<VariantValues>
  /** The hex value of a color that is new, where the file has none. */
  assumedHex?: string
  /** The address of its image in another shop. */
  image?: string
}

type VariantColumn = 'variantPrice' | 'variantOldPrice' | 'variantSku' | 'gtin' | 'weight' | 'cost'

type ProductCells = Omit<Cells, 'sku' | 'color' | 'hex' | 'size' | VariantColumn | 'onHand' | 'colorImages'>

/** One product in the file; fields without a column stay unchanged. */
export interface ImportedProduct {
  line: number
  sku: string
  values: Partial<ProductCells>
  variants: ImportedVariant[]
  /** Whether images that it names could not be fetched, so that it may become a draft. */
  lacksImages?: boolean
  /** What cannot be taken over from another shop is left out, with a note, where a file of our own is refused. */
  otherShop?: { images: { address: string; alt: string }[] }
}

export interface WishedProducts {
  lines: number
  products: ImportedProduct[]
  /** What the file calls columns, where it is of another shop. */
  names: ColumnNames
}

/**
 * Reads a product file cell by cell and groups the lines of one SKU; one of Shopify or WooCommerce by its own columns.
 * Errors are added to `errors`, and what it leaves out to `notes`.
 */
export async function readImport(file: Buffer, errors: TableError[], notes: TableError[]): Promise<WishedProducts> {
  const products = new Map<string, ImportedProduct>()
  let columns: ProductColumn[] | null = null
  let lines = 0
  const table = readTable(file, errors)
  for await (const each of table) {
    if (!columns) {
      const other = await readOtherShop(each.cells, table, errors, notes)
      if (other) return other
      columns = readHeading(each, errors)
      if (!columns) break
      continue
    }
    lines++
    const cells = readLine(each, columns, errors)
    if (cells) addLine(products, each.line, cells, errors)
  }
  if (lines === 0 && errors.length === 0) errors.push({ line: 2, column: '', message: apiImportsMessages.noProducts })
  return { lines, products: [...products.values()], names: {} }
}

function readHeading({ line, cells }: TableLine, errors: TableError[]): ProductColumn[] | null {
  const columns = cells.map((cell) => productColumns.find((name) => name.toLowerCase() === cell.trim().toLowerCase()))
  const before = errors.length
  for (const [at, column] of columns.entries()) {
    const name = cells[at] ?? ''
    if (!column)
      errors.push({
        line,
        column: name,
        message: name ? apiImportsMessages.unknownColumn(name) : apiImportsMessages.unnamedColumn,
      })
    else if (columns.indexOf(column) < at) errors.push({ line, column, message: apiImportsMessages.columnTwice })
  }
  if (!columns.includes('sku')) errors.push({ line, column: 'sku', message: apiImportsMessages.skuColumnMissing })
  return errors.length === before ? columns.filter((column) => column !== undefined) : null
}

function readLine({ line, cells }: TableLine, columns: ProductColumn[], errors: TableError[]): Partial<Cells> | null {
  if (cells.length !== columns.length) {
    const isLonger = cells.length > columns.length
    errors.push({ line, column: '', message: isLonger ? apiImportsMessages.moreCells : apiImportsMessages.fewerCells })
    return null
  }
  const before = errors.length
  const read = columns.map((column, at) => {
    const cell = cells[at] ?? ''
    return [column, readCell(column, isText(column) ? cell : cell.trim(), { line, column }, errors)]
  })
  return errors.length === before ? Object.fromEntries(read) : null
}

// Leading and trailing line breaks belong to the value of a text field.
function isText(column: ProductColumn): boolean {
  return fieldKeys.some((key) => key === column && fieldOf(key).kind === 'text')
}

function addLine(products: Map<string, ImportedProduct>, line: number, cells: Partial<Cells>, errors: TableError[]) {
  const { sku = '', color = null, hex = null, size = null, onHand, colorImages, ...others } = cells
  const { variantPrice, variantOldPrice, variantSku, gtin, weight, cost, ...values } = others
  const said = {
    ...(variantPrice !== undefined && { price: variantPrice }),
    ...(variantOldPrice !== undefined && { oldPrice: variantOldPrice }),
    ...(variantSku !== undefined && { sku: variantSku }),
    ...(gtin !== undefined && { gtin }),
    ...(weight !== undefined && { weight }),
    ...(cost !== undefined && { cost }),
  }
  const variant = { line, color, hex, size, onHand, images: colorImages, said }
  const before = products.get(sku)
  if (!before) {
    products.set(sku, { line, sku, values, variants: [variant] })
    return
  }
  const twin = before.variants.find((each) => each.color === color && each.size?.toLowerCase() === size?.toLowerCase())
  if (twin) {
    const message = apiImportsMessages.lineTwice(twin.line)
    errors.push({ line, column: 'sku', message })
    return
  }
  errors.push(...differences(before, line, values))
  before.variants.push(variant)
}

function differences(
  { line: first, values }: ImportedProduct,
  line: number,
  later: Partial<ProductCells>,
): TableError[] {
  const columns = Object.keys(later) as (keyof ProductCells)[]
  return columns
    .filter((column) => JSON.stringify(later[column]) !== JSON.stringify(values[column]))
    .map((column) => ({ line, column, message: apiImportsMessages.lineConflict(first) }))
}
