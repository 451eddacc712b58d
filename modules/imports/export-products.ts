import { stringify } from 'csv-stringify/sync'
import { sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { escapeFormula } from '#contract/csv-formula.ts'
import type { calls } from '#contract/imports/calls.ts'
import { type ProductColumn, productColumns } from '#contract/imports/product-columns.ts'
import { writeAmount } from '#contract/money.ts'
import { type FieldKey, type FieldKind, fieldKeys, fieldOf, type KindValues } from '#contract/products/fields.ts'
import { selectRows } from '#db/typed-sql.ts'
import type { AdminContext } from '../context.ts'
import { p, valuesOf } from '../products/field-columns.ts'
import { type VariantRow, variantValues } from '../variants/variant-columns.ts'
import { type Found, loadForImport } from './load-for-import.ts'

const atOnce = 250
const columns = productColumns

/** A few hundred products as CSV, a line for each color and size; importing the unchanged file changes nothing. */
export async function exportProducts(ctx: Pick<AdminContext, 'db'>, { after }: Payload<typeof calls.exportProducts>) {
  const rows = await selectRows(
    ctx.db,
    { sku: p.sku },
    (list) => sql`
      select ${list} from products p where p.deleted_at is null and p.sku > ${after ?? ''} order by p.sku limit ${atOnce}
    `,
  )
  const skus = rows.map(({ sku }) => sku)
  const found = await loadForImport(ctx.db, skus)
  const lines = skus.flatMap((sku) => {
    const product = found.get(sku)
    return product ? linesOf(product) : []
  })
  const heading = after === undefined ? [columns as string[]] : []
  return {
    csv: stringify([...heading, ...lines], { record_delimiter: '\r\n' }),
    next: skus.length === atOnce ? (skus.at(-1) ?? null) : null,
  }
}

function linesOf(product: Found): string[][] {
  const { colors, images } = product
  const galleryOf = (id: string | null) => images.filter(({ colorId }) => colorId === id).map(({ imageId }) => imageId)
  const placeOf = (id: string | null) => colors.findIndex((color) => color.id === id)
  const placeOfSize = ({ size }: { size: string | null }) => product.sizes.indexOf(size ?? '')
  const variants = product.variants.toSorted(
    (one, other) => placeOf(one.colorId) - placeOf(other.colorId) || placeOfSize(one) - placeOfSize(other),
  )
  return variants.map(({ colorId, size, onHand, ...row }) => {
    const color = colors.find(({ id }) => id === colorId)
    const cells: Record<ProductColumn, string> = {
      ...writeFields(product),
      status: product.status,
      images: galleryOf(null).join(', '),
      color: color?.name ?? '',
      hex: color?.hex ?? '',
      size: size ?? '',
      ...writeDetails(row),
      onHand: String(onHand ?? ''),
      colorImages: color ? galleryOf(color.id).join(', ') : '',
    }
    return columns.map((column) => escapeFormula(cells[column]))
  })
}

const kindCells: { [Kind in FieldKind]: (value: KindValues[Kind]) => string } = {
  line: (value) => value,
  segment: (value) => value,
  title: (value) => value,
  text: (value) => value,
  tags: (value) => value.join(', '),
  price: (value) => writeAmount(value),
  optionalLine: (value) => value ?? '',
  optionalPrice: (value) => (value === null ? '' : writeAmount(value)),
}

function writeDetails(row: VariantRow) {
  const { price, oldPrice, sku, gtin, weight, cost } = variantValues(row)
  return {
    variantPrice: kindCells.optionalPrice(price),
    variantOldPrice: kindCells.optionalPrice(oldPrice),
    variantSku: sku ?? '',
    gtin: gtin ?? '',
    weight: String(weight ?? ''),
    cost: kindCells.optionalPrice(cost),
  }
}

function writeFields(product: Found) {
  const values = valuesOf(fieldKeys, product)
  const cells = fieldKeys.map((key) => [key, writeCell(fieldOf(key).kind, values[key])])
  return Object.fromEntries(cells) as Record<FieldKey, string>
}

function writeCell<Kind extends FieldKind>(kind: Kind, value: unknown): string {
  return kindCells[kind](value as KindValues[Kind])
}
