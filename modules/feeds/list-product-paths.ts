import { sql } from 'drizzle-orm'
import type { Db } from '#db/open-database.ts'
import { isShown } from '../products/product-card.ts'
import { productPath } from '../products/product-path.ts'

const lots = 1_024

interface Row extends Record<string, unknown> {
  id: string
  name: string
  category: string
  subCategory: string
  type: string
  changedAt: Date
}

/** Every product of one of `of` equal shares of the shop, counted from 1: enough to write down its address. */
export async function listProductPaths(db: Db, share: { number: number; of: number }) {
  const from = Math.floor((lots * (share.number - 1)) / share.of)
  const until = Math.floor((lots * share.number) / share.of)
  const { rows } = await db.execute<Row>(sql`
    select p.id, p.name, p.category, p.sub_category as "subCategory", p.type,
      greatest(p.updated_at, p.published_at) as "changedAt"
    from products p where ${isShown} and p.lot >= ${from}::smallint and p.lot < ${until}::smallint order by p.lot, p.id
  `)
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    path: productPath(row),
    changedAt: new Date(row.changedAt),
  }))
}
