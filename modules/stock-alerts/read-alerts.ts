import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { AlertState, StockAlert } from '#contract/stock-alerts/calls.ts'
import type { Db } from '#db/open-database.ts'
import { productColors, variants } from '#db/tables/products.ts'
import { stockAlerts } from '#db/tables/stock-alerts.ts'
import { orNull, selectRows } from '#db/typed-sql.ts'
import { cursorOf, type Direction, inOrder, isAfterCursor } from '../page-cursor.ts'
import { p } from '../products/field-columns.ts'
import { matchEachWord } from '../search/match-each-word.ts'

interface AlertQuery {
  state: AlertState
  search?: string | undefined
  variantId?: string | undefined
  sort?: Direction | undefined
  after?: string | undefined
}

const a = alias(stockAlerts, 'a')
/** The variant of an alert, and its color. */
export const v = alias(variants, 'v')
export const c = alias(productColors, 'c')
const alertColumns = {
  alertId: a.id,
  email: a.email,
  productId: p.id,
  productName: p.name,
  sku: p.sku,
  color: orNull(c.name),
  size: v.size,
  askedAt: a.createdAt,
  toldAt: a.emailedAt,
}

/** The condition of each list, the timestamp that orders it, and its columns. */
const lists = {
  waiting: { holds: sql`a.emailed_at is null`, at: a.createdAt, columns: withCursor(a.createdAt) },
  sent: { holds: sql`a.emailed_at is not null`, at: a.emailedAt, columns: withCursor(a.emailedAt) },
} satisfies Record<AlertState, object>

function withCursor(at: SQLWrapper) {
  return { ...alertColumns, cursor: cursorOf(at, a.id) }
}

/** Waiting or sent alerts, by default newest first, each with its cursor. */
export async function readAlerts(
  db: Db,
  query: AlertQuery,
  limit: number,
): Promise<{ alert: StockAlert; cursor: string }[]> {
  const { at, columns } = lists[query.state]
  const isFound = await matchEachWord(db, query.search, {
    productId: a.productId,
    ownId: a.id,
    own: {
      from: sql`stock_alerts a`,
      id: a.id,
      isLike: (pattern) => sql`plain_text(a.email::text) like plain_text(${pattern})`,
    },
  })
  const where = sql.join([...listed(query), isFound], sql` and `)
  const order = sql.join(inOrder(at, a.id, query.sort), sql`, `)
  const rows = await selectRows(
    db,
    columns,
    (list) => sql`
      select ${list}
      from (select a.* from stock_alerts a join products p on p.id = a.product_id where ${where} order by ${order} limit ${limit}) a
        join products p on p.id = a.product_id join variants v on v.id = a.variant_id left join product_colors c on c.id = v.color_id
      order by ${order}
    `,
  )
  return rows.map(({ cursor, ...alert }) => ({
    cursor,
    alert: {
      ...alert,
      askedAt: alert.askedAt.toISOString(),
      toldAt: alert.toldAt?.toISOString() ?? null,
    },
  }))
}

function listed({ state, variantId, sort, after }: AlertQuery): SQL[] {
  const { holds, at } = lists[state]
  return [
    holds,
    ...(variantId ? [sql`a.variant_id = ${variantId}`] : []),
    ...(after ? [isAfterCursor(at, a.id, after, sort)] : []),
  ]
}
