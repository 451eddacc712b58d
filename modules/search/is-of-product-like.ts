import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { Db } from '#db/open-database.ts'
import { selectRows } from '#db/typed-sql.ts'
import { p } from '../products/field-columns.ts'

const few = 1_000

/**
 * Whether a row's product matches a pattern in SKU, name, brand or type; `productId` is the row's column. The few
 * matching products are looked up first, so that the planner knows their number and uses the index of the rows.
 */
export async function isOfProductLike(db: Db, productId: SQLWrapper, pattern: string): Promise<SQL> {
  const matching = sql`from products p where owner_text_of(p.sku, p.name, p.brand, p.type) like plain_text(${pattern})`
  const rows = await selectRows(db, { id: p.id }, (list) => sql`select ${list} ${matching} limit ${few + 1}`)
  if (rows.length > few) return sql`${productId} = any(array(select p.id ${matching}))`
  return sql`${productId} = any(${sql.param(rows.map(({ id }) => id))}::uuid[])`
}
