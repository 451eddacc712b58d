import { type SQL, sql } from 'drizzle-orm'
import type { AlertState, StockAlert } from '#contract/stock-alerts/calls.ts'
import type { Db } from '#db/open-database.ts'
import { likePatterns } from '../like-patterns.ts'
import { cursorOf, isAfterCursor } from '../page-cursor.ts'
import { isOfProductLike } from '../products/is-of-product-like.ts'

interface Wish {
  state: AlertState
  search?: string | undefined
  variantId?: string | undefined
  after?: string | undefined
}

interface Row extends Record<string, unknown>, Omit<StockAlert, 'askedAt' | 'toldAt'> {
  cursor: string
  askedAt: string
  toldAt: string | null
}

/** The condition of each list and the timestamp that orders it. */
const lists: Record<AlertState, { holds: SQL; at: SQL }> = {
  waiting: { holds: sql`a.mailed_at is null`, at: sql`a.created_at` },
  sent: { holds: sql`a.mailed_at is not null`, at: sql`a.mailed_at` },
}

/** Waiting or sent alerts, newest first, each with its cursor. */
export async function readAlerts(db: Db, query: Wish, limit: number): Promise<{ alert: StockAlert; cursor: string }[]> {
  const { at } = lists[query.state]
  const { rows } = await db.execute<Row>(sql`
    select a.id as "alertId", a.email::text as email, p.id as "productId", p.name as "productName", p.sku,
      c.name as color, v.size::float8 as size, a.created_at as "askedAt", a.mailed_at as "toldAt",
      ${cursorOf(at, sql`a.id`)} as cursor
    from stock_alerts a join products p on p.id = a.product_id join variants v on v.id = a.variant_id
      left join product_colors c on c.id = v.color_id
    where ${await matching(db, query)}
    order by ${at} desc nulls last, a.id desc nulls last limit ${limit}
  `)
  return rows.map(({ cursor, ...alert }) => ({
    cursor,
    alert: {
      ...alert,
      askedAt: new Date(alert.askedAt).toISOString(),
      toldAt: alert.toldAt && new Date(alert.toldAt).toISOString(),
    },
  }))
}

async function matching(db: Db, { state, search, variantId, after }: Wish): Promise<SQL> {
  const { holds, at } = lists[state]
  const conditions = [
    holds,
    ...(variantId ? [sql`a.variant_id = ${variantId}`] : []),
    ...(after ? [isAfterCursor(at, sql`a.id`, after)] : []),
  ]
  for (const pattern of likePatterns(search)) {
    const isOfProduct = await isOfProductLike(db, sql`a.product_id`, pattern)
    conditions.push(sql`(${isOfProduct} or plain_text(a.email::text) like plain_text(${pattern}))`)
  }
  return sql.join(conditions, sql` and `)
}
