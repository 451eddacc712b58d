import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import * as z from 'zod/mini'
import type { Payload } from '#contract/call.ts'
import { invalid, notFound } from '#contract/errors.ts'
import type { calls } from '#contract/inventory/calls.ts'
import type { LineShow, SheetLine } from '#contract/inventory/stock-sheet.ts'
import { noImage } from '#contract/media/image.ts'
import { stockSheetLines, stockSheets } from '#db/tables/inventory/stock-sheets.ts'
import { productColors, variants } from '#db/tables/products.ts'
import { orNull, type RowOf, selectRows } from '#db/typed-sql.ts'
import { apiErrorsMessages } from '#messages/en-US/api/errors.ts'
import { apiStockSheetsMessages } from '#messages/en-US/api/stock-sheets.ts'
import type { AdminContext } from '../context.ts'
import { likePatterns } from '../like-patterns.ts'
import { firstImage } from '../media/first-image.ts'
import { cursorOf, inOrder, isAfterCursor } from '../page-cursor.ts'
import { p } from '../products/field-columns.ts'
import { toImage } from '../products/product-card.ts'
import { scopeOf } from './open-sheet.ts'
import { lineDifference } from './read-sheets.ts'

const v = alias(variants, 'v')
const c = alias(productColors, 'c')
const l = alias(stockSheetLines, 'l')

const lineColumns = {
  variantId: v.id,
  productId: p.id,
  productName: p.name,
  sku: sql<string>`coalesce(v.sku, p.sku)`,
  gtin: v.gtin,
  color: orNull(c.name),
  size: v.size,
  image: firstImage,
  onHand: v.onHand,
  reserved: v.reserved,
  units: orNull(l.units),
  expected: l.expected,
  difference: lineDifference,
  cursor: sql<string | null>`${cursorOf(sql`l.entered_at`, sql`l.variant_id`)}`,
}

/** Variants by product, in the order of its colors and sizes. */
const place = (of: { p: SQL; v: SQL; c: SQL }) => sql`
  ${of.p}.name, ${of.p}.id, coalesce(${of.c}.position, 0), coalesce(array_position(${of.p}.sizes, ${of.v}.size), 0), ${of.v}.id
`
const ownPlace = place({ p: sql`p`, v: sql`v`, c: sql`c` })

const conditions: Record<LineShow, SQL> = {
  entered: sql`l.units is not null`,
  different: sql`l.units is not null and ${lineDifference} <> 0`,
  missing: sql`l.units is null`,
  all: sql`true`,
}

/** A page of the variants of a sheet; each word of `search` matches SKU, barcode, name, brand or type. */
export async function listSheetLines(ctx: AdminContext, query: Payload<typeof calls.listSheetLines>) {
  const { sheetId, show, search, after, limit } = query
  const [sheet] = await ctx.db.select().from(stockSheets).where(sql`${stockSheets.id} = ${sheetId}`)
  if (!sheet) throw notFound(apiStockSheetsMessages.notFound)
  const isByTime = show === 'entered' || show === 'different'
  const isFound = likePatterns(search).map(
    (pattern) => sql`(owner_text_of(p.sku, p.name, p.brand, p.type) like plain_text(${pattern})
      or lower(v.sku) like lower(${pattern}) or v.gtin like ${pattern})`,
  )
  const where = [
    conditions[show],
    // What was entered stays listed where its product has left the category since.
    ...(isByTime ? [] : [await scopeOf(ctx.db, sheet)]),
    ...isFound,
    ...(after === undefined
      ? []
      : [isByTime ? isAfterCursor(sql`l.entered_at`, sql`l.variant_id`, after) : isBehind(after)]),
  ]
  const rows = await selectRows(
    ctx.db,
    lineColumns,
    (list) => sql`
      select ${list}
      from variants v join products p on p.id = v.product_id left join product_colors c on c.id = v.color_id
        left join stock_sheet_lines l on l.variant_id = v.id and l.sheet_id = ${sheetId}
      where ${sql.join(where, sql` and `)}
      order by ${isByTime ? sql.join(inOrder(sql`l.entered_at`, sql`l.variant_id`), sql`, `) : ownPlace} limit ${limit + 1}
    `,
  )
  const page = rows.slice(0, limit)
  const last = rows.length > limit ? page.at(-1) : undefined
  return { lines: page.map(toLine), next: last ? (isByTime ? last.cursor : last.variantId) : null }
}

/** The variants behind another one, which is the cursor of this order. */
function isBehind(after: string): SQL {
  const { data: variantId } = z.safeParse(z.uuid(), after)
  if (!variantId) throw invalid(apiErrorsMessages.noSuchPage)
  return sql`(${ownPlace}) > (
    select ${place({ p: sql`p2`, v: sql`v2`, c: sql`c2` })}
    from variants v2 join products p2 on p2.id = v2.product_id left join product_colors c2 on c2.id = v2.color_id
    where v2.id = ${variantId}
  )`
}

function toLine({ image, cursor, ...row }: RowOf<typeof lineColumns>): SheetLine {
  return { ...row, image: image ? toImage(image) : noImage }
}
