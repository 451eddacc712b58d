import { type SQL, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { noImage } from '#contract/media/image.ts'
import type { calls } from '#contract/products/calls.ts'
import { normalGtin } from '#contract/products/gtin.ts'
import { type ListedProduct, listedKeys, type ProductSort } from '#contract/products/own-product.ts'
import type { Db } from '#db/open-database.ts'
import { type RowOf, selectRows } from '#db/typed-sql.ts'
import type { AdminContext } from '../context.ts'
import { beginningPattern, likePatterns } from '../like-patterns.ts'
import { firstImage } from '../media/first-image.ts'
import { isAmong } from '../search/is-among.ts'
import { sortedBy } from '../sorted-page.ts'
import { ownVariants } from '../variants/own-variants.ts'
import { fieldColumns, p, valuesOf } from './field-columns.ts'
import { nowColumns, nowOf } from './own-prices.ts'
import { toImage } from './product-card.ts'

type Query = Payload<typeof calls.listAllProducts>

const listed = {
  id: p.id,
  ...fieldColumns(listedKeys),
  status: p.status,
  version: p.version,
  createdAt: p.createdAt,
  ...nowColumns,
  image: firstImage,
  variants: ownVariants,
}

const sorts = sortedBy<ProductSort>(p.id, {
  newest: ['desc', p.createdAt],
  oldest: ['asc', p.createdAt],
  'name-asc': ['asc', p.name],
  'name-desc': ['desc', p.name],
  'price-desc': ['desc', p.priceCents],
  'price-asc': ['asc', p.priceCents],
})

/** A page of all products; `search` matches SKU, name, brand and type, or the code of a variant. */
export async function listAllProducts(ctx: AdminContext, query: Query) {
  const { sort, after, limit } = query
  const conditions = [...(await matching(ctx.db, query)), ...(after ? [await sorts.isAfter(ctx.db, sort, after)] : [])]
  const rows = await selectRows(
    ctx.db,
    listed,
    (list) => sql`
      select ${list} from products p where ${sql.join(conditions, sql` and `)}
      order by ${sql.join(sorts.orderOf(sort), sql`, `)} limit ${limit + 1}
    `,
  )
  const page = rows.slice(0, limit)
  return { products: page.map(toListed), next: rows.length > limit ? (page.at(-1)?.id ?? null) : null }
}

async function matching(db: Db, { search, status }: Query): Promise<SQL[]> {
  return [
    sql`p.deleted_at is null`,
    ...(status ? [sql`p.status = ${status}`] : []),
    ...(search?.trim() ? [await isFound(db, search.trim())] : []),
  ]
}

/** Whether its texts have every word, or a variant has this SKU, the beginning of it, or this barcode. */
async function isFound(db: Db, search: string): Promise<SQL> {
  const words = likePatterns(search).map(
    (pattern) => sql`owner_text_of(p.sku, p.name, p.brand, p.type) like plain_text(${pattern})`,
  )
  // By the statistics of its index, the planner knows a common word, which the first products of the list have, from a rare one.
  const isOfSku = sql`lower(v.sku) like ${beginningPattern(search.toLowerCase())}`
  const isOfGtin = sql`lpad(v.gtin, 14, '0') = ${normalGtin(search).padStart(14, '0')}`
  const ofVariant = await isAmong(db, p.id, {
    found: sql`select v.product_id as id from variants v where ${isOfSku} or ${isOfGtin}`,
    each: sql`exists (select 1 from variants v where v.product_id = p.id and (${isOfSku} or ${isOfGtin}) offset 0)`,
  })
  return sql`(${sql.join(words, sql` and `)} or ${ofVariant})`
}

function toListed({
  id,
  status,
  version,
  createdAt,
  image,
  variants,
  lowest,
  lowestOld,
  highest,
  ...row
}: RowOf<typeof listed>): ListedProduct {
  return {
    ...valuesOf(listedKeys, row),
    ...{ _id: id, status, version, variants },
    now: nowOf({ lowest, lowestOld, highest }),
    image: image ? toImage(image) : noImage,
    createdAt: createdAt.toISOString(),
  }
}
