import { type SQL, sql } from 'drizzle-orm'
import type { Shop } from '../context.ts'

/** So few that a checkout which waits for one of them hardly waits. */
const batchSize = 200

/** Brings the prices of these products (a statement that selects their `id`) up to date, in batches. */
export async function refreshPrices({ db }: Pick<Shop, 'db'>, products: SQL): Promise<void> {
  let after: string | null = '00000000-0000-0000-0000-000000000000'
  while (after) after = await refreshSome(db, products, after)
}

/** Answers the last one that it refreshed; null if none was left. */
async function refreshSome(db: Shop['db'], products: SQL, after: string): Promise<string | null> {
  const { rows } = await db.execute<{ last: string | null }>(sql`
      with batch as materialized (
        select id from (${products}) as chosen where id > ${after}::uuid order by id limit ${batchSize}
      )
      select (array_agg(id order by id desc))[1] as last, refresh_prices(array_agg(id)) from batch
    `)
  return rows[0]?.last ?? null
}

/** The same for every product with an old price or in a sale, once the rule about old prices has changed. */
export async function refreshClaimedPrices(shop: Pick<Shop, 'db'>): Promise<void> {
  await refreshPrices(
    shop,
    sql`
      select id from products where old_price_cents is not null
      union select product_id from variants where old_price_cents is not null
      union select o.product_id from sale_products o join sales s on s.id = o.sale_id where s.state = 'running'
    `,
  )
}
