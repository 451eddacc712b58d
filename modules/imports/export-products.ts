import { stringify } from 'csv-stringify/sync'
import { sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/imports/calls.ts'
import { type ProductColumn, productColumns } from '#contract/imports/product-columns.ts'
import { toDollars } from '#contract/money.ts'
import type { AdminContext } from '../context.ts'
import { hideFormula } from '../csv-formula.ts'
import { type Found, loadForImport } from './load-for-import.ts'

const atOnce = 250
const columns = Object.keys(productColumns) as ProductColumn[]

/** Some hundred products as CSV, a line for each color and size; the same file brought in again changes nothing. */
export async function exportProducts(ctx: Pick<AdminContext, 'db'>, { after }: Payload<typeof calls.exportProducts>) {
  const { rows } = await ctx.db.execute<{ sku: string }>(sql`
    select sku from products where deleted_at is null and sku > ${after ?? ''} order by sku limit ${atOnce}
  `)
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
  const variants = product.variants.toSorted(
    (one, other) => placeOf(one.colorId) - placeOf(other.colorId) || (one.size ?? 0) - (other.size ?? 0),
  )
  return variants.map(({ colorId, size, onHand }) => {
    const color = colors.find(({ id }) => id === colorId)
    const cells: Record<ProductColumn, string> = {
      sku: product.sku,
      name: product.name,
      brand: product.brand,
      category: product.category,
      subCategory: product.subCategory,
      type: product.type,
      tags: product.tags.join(', '),
      description: product.description,
      price: inDollars(product.priceCents),
      oldPrice: inDollars(product.oldPriceCents),
      measurement: product.measurement ?? '',
      status: product.status,
      images: galleryOf(null).join(', '),
      color: color?.name ?? '',
      hex: color?.hex ?? '',
      size: String(size ?? ''),
      onHand: String(onHand ?? ''),
      colorImages: color ? galleryOf(color.id).join(', ') : '',
    }
    return columns.map((column) => hideFormula(cells[column]))
  })
}

function inDollars(cents: number | null): string {
  return cents === null ? '' : toDollars(cents).toFixed(2)
}
