import { type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from './open-database.ts'

/**
 * Gives new products with an old price the history that lets it be shown: it was charged for the first half of the time since
 * their publication. `added` is a statement that selects the `id` of some; all by default.
 */
export async function backdatePrices(db: Db | Tx, added: SQL = sql`select id from products`): Promise<void> {
  const reduced = sql`
    select id, old_price_cents, price_cents, least(published_at, (select shop_now()) - interval '2 days') as sold_at
    from products where old_price_cents is not null and status = 'published' and id in (${added})
  `
  await db.execute(sql`delete from price_changes where product_id in (select id from (${reduced}) as p)`)
  await db.execute(sql`
    insert into price_changes (product_id, price_cents, old_price_cents, at)
    select id, old_price_cents, null, sold_at from (${reduced}) as p
    union all
    select id, price_cents, old_price_cents, sold_at + ((select shop_now()) - sold_at) / 2 from (${reduced}) as p
  `)
  await db.execute(sql`select refresh_prices((select array_agg(id) from (${reduced}) as p))`)
}
