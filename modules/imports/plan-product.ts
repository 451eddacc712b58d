import { randomUUID } from 'node:crypto'
import { neededColumns, type ProductColumn } from '#contract/imports/product-columns.ts'
import { fieldKeys } from '#contract/products/fields.ts'
import type { ProductStatus } from '#contract/products/own-product.ts'
import { apiImportsMessages } from '#messages/en-US/api/imports.ts'
import { apiProductsMessages } from '#messages/en-US/api/products.ts'
import type { ClaimedPrice } from '../products/check-old-prices.ts'
import { checkPublishable, missingFields } from '../products/check-publishable.ts'
import { type FieldRow, fieldRow, initialRow, valuesOf } from '../products/field-columns.ts'
import type { Found } from './load-for-import.ts'
import { type PlannedVariants, planVariants } from './plan-variants.ts'
import type { ImportedProduct } from './read-import.ts'
import type { TableError } from './read-table.ts'

/** A product's own row as the import writes it. */
interface PlannedRow extends FieldRow {
  id: string
  status: ProductStatus
}

/** The changes an import makes to one product. */
export interface PlannedProduct extends PlannedVariants {
  productId: string
  sku: string
  isNew: boolean
  /** Null if the row does not change. */
  row: PlannedRow | null
  /** Galleries that change, with all their images; a gallery without a color is the product's own. */
  galleries: { productId: string; colorId: string | null; imageIds: string[] }[]
  /** Prices that change, of the product and of its variants, with their lines. */
  claimed: (ClaimedPrice & { line: number })[]
}

type Fail = (column: ProductColumn, message: string, line?: number) => void

/**
 * Compares a product of the file with the stored one; null if they are equal or the file is wrong (see `errors`). What
 * cannot be taken over from another shop, or wants for an image that could not be fetched, is in `notes`.
 */
export function planProduct(
  imported: ImportedProduct,
  found: Found | undefined,
  imageTexts: ReadonlyMap<string, string>,
  errors: TableError[],
  notes: TableError[],
): PlannedProduct | null {
  const before = errors.length
  const fail: Fail = (column, message, line = imported.line) => void errors.push({ line, column, message })
  if (found?.isDeleted) fail('sku', apiImportsMessages.skuDeleted)
  if (!found) {
    for (const column of neededColumns) {
      if (imported.values[column] === undefined) fail(column, apiImportsMessages.columnNeeded)
    }
  }
  const row = rowOf(imported, found)
  if (row.oldPriceCents !== null && row.oldPriceCents <= row.priceCents)
    fail('oldPrice', apiProductsMessages.oldPriceTooLow)

  const variants = planVariants(row.id, imported, found, fail)
  const galleries = galleriesOf(row.id, imported, variants, found)
  for (const { colorId, imageIds } of galleries) {
    const unknown = imageIds.find((id) => !imageTexts.has(id))
    if (unknown) fail(colorId ? 'colorImages' : 'images', apiImportsMessages.noSuchImage(unknown))
  }
  const isCleared = found?.status === 'published' && missingFields(row).length > 0
  if (row.status === 'published' && (found?.status !== 'published' || galleries.length > 0 || isCleared)) {
    const images = imagesAfter(galleries, found, imageTexts)
    const missing = checkPublishable({ ...row, images, colorVariant: variants.colors })
    const message = missing && apiImportsMessages.publishMissing(missing)
    if (message && (imported.otherShop || imported.lacksImages)) {
      row.status = 'draft'
      notes.push({ line: imported.line, column: 'status', message: apiImportsMessages.asDraft(message) })
    } else if (message) fail('status', message)
  }
  if (errors.length > before) return null

  const isSameRow =
    found !== undefined && JSON.stringify(row) === JSON.stringify(rowOf({ ...imported, values: {} }, found))
  const planned = {
    ...variants,
    productId: row.id,
    sku: row.sku,
    isNew: !found,
    row: isSameRow ? null : row,
    galleries,
    claimed: claimsOf(imported.line, row, variants, found),
  }
  return isIdle(planned) ? null : planned
}

function rowOf({ sku, values }: ImportedProduct, found: Found | undefined): PlannedRow {
  const before = found ? fieldRow(valuesOf(fieldKeys, found)) : initialRow
  return {
    ...before,
    ...fieldRow(values),
    id: found?.id ?? randomUUID(),
    sku,
    status: values.status ?? found?.status ?? 'draft',
  }
}

function claimsOf(
  line: number,
  { id: productId, priceCents, oldPriceCents }: PlannedRow,
  { repriced }: PlannedVariants,
  found: Found | undefined,
): PlannedProduct['claimed'] {
  const isSame = found?.priceCents === priceCents && found.oldPriceCents === oldPriceCents
  const own = isSame ? [] : [{ line, productId, variantId: null, priceCents, oldPriceCents }]
  return [...own, ...repriced.map(({ id: variantId, ...each }) => ({ ...each, productId, variantId }))]
}

function galleriesOf(
  productId: string,
  { values, variants }: ImportedProduct,
  { colors }: PlannedVariants,
  found: Found | undefined,
): PlannedProduct['galleries'] {
  const ofColors = colors.flatMap(({ id, color }) => {
    const said = variants.find((each) => each.color === color && each.images !== undefined)?.images
    return said ? [{ productId, colorId: id, imageIds: said }] : []
  })
  const own = values.images ? [{ productId, colorId: null, imageIds: values.images }] : []
  return [...own, ...ofColors].filter(({ colorId, imageIds }) => {
    const before = found?.images.filter((each) => each.colorId === colorId).map(({ imageId }) => imageId) ?? []
    return before.join() !== imageIds.join()
  })
}

function imagesAfter(
  galleries: PlannedProduct['galleries'],
  found: Found | undefined,
  imageTexts: ReadonlyMap<string, string>,
) {
  const untouched = (found?.images ?? []).filter((each) => !galleries.some(({ colorId }) => colorId === each.colorId))
  return [
    ...untouched.map(({ colorId, alt }) => ({ colorId, image: { alt } })),
    ...galleries.flatMap(({ colorId, imageIds }) =>
      imageIds.map((id) => ({ colorId, image: { alt: imageTexts.get(id) ?? '' } })),
    ),
  ]
}

function isIdle({
  row,
  newColors,
  recolored,
  sizes,
  added,
  detailed,
  removed,
  counted,
  galleries,
}: PlannedProduct): boolean {
  return (
    row === null &&
    [newColors, recolored, sizes, added, detailed, removed, counted, galleries].every((each) => !each.length)
  )
}
