import { sql } from 'drizzle-orm'
import type { Db } from '#db/open-database.ts'
import { selectRows } from '#db/typed-sql.ts'
import { p } from '../products/field-columns.ts'
import { isShown } from '../products/product-card.ts'
import { productPath } from '../products/product-path.ts'

const lots = 1_024

const paths = {
  id: p.id,
  name: p.name,
  path: productPath,
  changedAt: sql<string>`greatest(p.updated_at, p.published_at)`,
}

/** The products in one of `of` equal shares of the shop, numbered from 1, with just enough data for their URLs. */
export async function listProductPaths(db: Db, share: { number: number; of: number }) {
  const from = Math.floor((lots * (share.number - 1)) / share.of)
  const until = Math.floor((lots * share.number) / share.of)
  const rows = await selectRows(
    db,
    paths,
    (list) => sql`
      select ${list} from products p
      where ${isShown} and p.lot >= ${from}::smallint and p.lot < ${until}::smallint order by p.lot, p.id
    `,
  )
  return rows.map((row) => ({
    _id: row.id,
    name: row.name,
    path: row.path,
    changedAt: new Date(row.changedAt),
  }))
}
