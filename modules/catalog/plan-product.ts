import { randomUUID } from 'node:crypto'
import { toCents } from '#contract/money.ts'
import { neededColumns, type ProductColumn } from '#contract/product-table.ts'
import type { ProductStatus } from '#contract/products.ts'
import type { Found } from './load-for-import.ts'
import { type PlannedVariants, planVariants } from './plan-variants.ts'
import type { WishedProduct } from './read-import.ts'
import type { TableError } from './read-table.ts'
import { sayWhatIsMissing } from './say-what-is-missing.ts'
import { oldPriceTooLow } from './to-prices.ts'

/** A product's own row as an import writes it. */
export interface PlannedRow {
  id: string
  sku: string
  name: string
  brand: string
  category: string
  subCategory: string
  type: string
  tags: string[]
  description: string
  priceCents: number
  oldPriceCents: number | null
  measurement: string | null
  status: ProductStatus
}

/** What an import does to one product. */
export interface PlannedProduct extends PlannedVariants {
  productId: string
  sku: string
  isNew: boolean
  /** Null where the row stays as it is. */
  row: PlannedRow | null
  /** Galleries that change, with all their pictures; without a colour it is the product's own. */
  galleries: { productId: string; colorId: string | null; pictureIds: string[] }[]
}

type Fail = (column: ProductColumn, message: string, line?: number) => void

/** Compares what a file says of a product with what is there; null where that is the same, or wrong (see `errors`). */
export function planProduct(
  wished: WishedProduct,
  found: Found | undefined,
  pictureTexts: ReadonlyMap<string, string>,
  errors: TableError[],
): PlannedProduct | null {
  const before = errors.length
  const fail: Fail = (column, message, line = wished.line) => void errors.push({ line, column, message })
  if (found?.isDeleted) fail('sku', 'This SKU belongs to a product that was deleted.')
  if (!found) {
    for (const column of neededColumns) {
      if (wished.says[column] === undefined) fail(column, 'A new product needs this column.')
    }
  }
  const row = rowOf(wished, found)
  if (row.oldPriceCents !== null && row.oldPriceCents <= row.priceCents) fail('oldPrice', oldPriceTooLow)

  const variants = planVariants(row.id, wished, found, fail)
  const galleries = galleriesOf(row.id, wished, variants, found)
  for (const { colorId, pictureIds } of galleries) {
    const unknown = pictureIds.find((id) => !pictureTexts.has(id))
    if (unknown) fail(colorId ? 'colorPictures' : 'pictures', `There is no picture ${unknown}.`)
  }
  const isCleared = found?.status === 'published' && !row.description.trim()
  if (row.status === 'published' && (found?.status !== 'published' || galleries.length > 0 || isCleared)) {
    const pictures = picturesAfter(galleries, found, pictureTexts)
    const missing = sayWhatIsMissing({ ...row, pictures, colorVariant: variants.colors })
    if (missing) fail('status', `A product in the shop needs ${missing}.`)
  }
  if (errors.length > before) return null

  const isSameRow = found !== undefined && JSON.stringify(row) === JSON.stringify(rowOf({ ...wished, says: {} }, found))
  const planned = {
    ...variants,
    productId: row.id,
    sku: row.sku,
    isNew: !found,
    row: isSameRow ? null : row,
    galleries,
  }
  return isIdle(planned) ? null : planned
}

function rowOf({ sku, says }: WishedProduct, found: Found | undefined): PlannedRow {
  return {
    id: found?.id ?? randomUUID(),
    sku,
    name: says.name ?? found?.name ?? '',
    brand: says.brand ?? found?.brand ?? 'MG',
    category: says.category ?? found?.category ?? '',
    subCategory: says.subCategory ?? found?.subCategory ?? '',
    type: says.type ?? found?.type ?? '',
    tags: says.tags ?? found?.tags ?? [],
    description: says.description ?? found?.description ?? '',
    priceCents: says.price === undefined ? (found?.priceCents ?? 0) : toCents(says.price),
    oldPriceCents: centsOf(says.oldPrice, found?.oldPriceCents),
    measurement: says.measurement === undefined ? (found?.measurement ?? null) : says.measurement,
    status: says.status ?? found?.status ?? 'draft',
  }
}

function centsOf(said: number | null | undefined, found: number | null = null): number | null {
  if (said === undefined) return found
  return said === null ? null : toCents(said)
}

function galleriesOf(
  productId: string,
  { says, variants }: WishedProduct,
  { colors }: PlannedVariants,
  found: Found | undefined,
): PlannedProduct['galleries'] {
  const ofColors = colors.flatMap(({ id, color }) => {
    const said = variants.find((each) => each.color === color && each.pictures !== undefined)?.pictures
    return said ? [{ productId, colorId: id, pictureIds: said }] : []
  })
  const own = says.pictures ? [{ productId, colorId: null, pictureIds: says.pictures }] : []
  return [...own, ...ofColors].filter(({ colorId, pictureIds }) => {
    const before = found?.pictures.filter((each) => each.colorId === colorId).map(({ pictureId }) => pictureId) ?? []
    return before.join() !== pictureIds.join()
  })
}

function picturesAfter(
  galleries: PlannedProduct['galleries'],
  found: Found | undefined,
  pictureTexts: ReadonlyMap<string, string>,
) {
  const kept = (found?.pictures ?? []).filter((each) => !galleries.some(({ colorId }) => colorId === each.colorId))
  return [
    ...kept.map(({ colorId, alt }) => ({ colorId, picture: { alt } })),
    ...galleries.flatMap(({ colorId, pictureIds }) =>
      pictureIds.map((id) => ({ colorId, picture: { alt: pictureTexts.get(id) ?? '' } })),
    ),
  ]
}

function isIdle({ row, newColors, recolored, newSizes, added, removed, counted, galleries }: PlannedProduct): boolean {
  return (
    row === null && [newColors, recolored, newSizes, added, removed, counted, galleries].every((each) => !each.length)
  )
}
