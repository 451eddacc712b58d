import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { toAmount } from '#contract/money.ts'
import type { ListedSale } from '#contract/sales/calls.ts'
import type { Db, Tx } from '#db/open-database.ts'
import { sales } from '#db/tables/sales.ts'
import { type RowOf, selectRows } from '#db/typed-sql.ts'

const s = alias(sales, 's')
const local = (at: SQL) => sql<string>`to_char(${at} at time zone clock.zone, 'YYYY-MM-DD"T"HH24:MI')`

const selection = {
  saleId: s.id,
  name: s.name,
  kind: s.kind,
  percent: s.percent,
  priceCents: s.priceCents,
  scope: s.scope,
  collection: sql<ListedSale['collection']>`(
    select json_build_object('collectionId', c.id, 'title', c.title) from collections c where c.id = s.collection_id
  )`,
  products: sql<number | null>`case when s.scope = 'hand' or s.started_at is not null
    then (select count(*)::int from sale_products o where o.sale_id = s.id) end`,
  startsAt: local(sql`s.starts_at`),
  endsAt: local(sql`coalesce(s.ended_at, s.ends_at)`),
  state: s.state,
  isApplied: s.isApplied,
  version: s.version,
}

/** Sales as admins read them, with times in this time zone; `rest` is what follows `from sales s`. */
export async function readSales(db: Db | Tx, timeZone: string, rest: SQL) {
  const rows = await selectRows(
    db,
    selection,
    (list) => sql`select ${list} from sales s cross join (select ${timeZone}::text as zone) as clock ${rest}`,
  )
  return rows.map(toSale)
}

function toSale({ priceCents, ...row }: RowOf<typeof selection>) {
  return { ...row, price: priceCents === null ? null : toAmount(priceCents) }
}
