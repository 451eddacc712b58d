import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '#db/open-database.ts'
import { sales } from '#db/tables/sales.ts'
import type { Shop } from '../context.ts'
import { refreshPrices } from '../products/refresh-prices.ts'
import { productsOf } from './sale-products.ts'

/** Starts and ends the sales that are due, by the clock of the database, and brings the prices of their products up to date. */
export async function moveSales(shop: Shop): Promise<void> {
  while (await startNext(shop));
  await shop.db
    .update(sales)
    .set({
      state: 'ended',
      endedAt: sql`shop_now()`,
      // One that never started has changed no price.
      isApplied: sql`${sales.startedAt} is null`,
      version: sql`${sales.version} + 1`,
    })
    .where(sql`state in ('scheduled', 'running') and ends_at <= (select shop_now())`)
  for (const sale of await listUnapplied(shop.db)) await apply(shop, sale)
}

/** Starts a sale with the products that it has now; its end is a job of its own. */
function startNext(shop: Shop): Promise<boolean> {
  return shop.db.transaction(async (tx) => {
    const [due] = await tx
      .select({ id: sales.id, scope: sales.scope })
      .from(sales)
      .where(sql`state = 'scheduled' and starts_at <= (select shop_now()) and ends_at > (select shop_now())`)
      .orderBy(sales.startsAt, sales.id)
      .limit(1)
      .for('update')
    if (!due) return false
    if (due.scope !== 'hand') {
      const chosen = await productsOf(tx, due.id)
      await tx.execute(
        sql`insert into sale_products (sale_id, product_id) select ${due.id}::uuid, id from (${chosen}) as c`,
      )
    }
    const [started] = await tx
      .update(sales)
      .set({ state: 'running', startedAt: sql`shop_now()`, isApplied: false, version: sql`${sales.version} + 1` })
      .where(eq(sales.id, due.id))
      .returning({ endsAt: sales.endsAt })
    if (started) await shop.enqueue(tx, 'moveSales', { startAfter: started.endsAt.toISOString() })
    return true
  })
}

type Sale = Pick<typeof sales.$inferSelect, 'id' | 'state'>

function listUnapplied(db: Db): Promise<Sale[]> {
  return db
    .select({ id: sales.id, state: sales.state })
    .from(sales)
    .where(eq(sales.isApplied, false))
    .orderBy(sales.startsAt)
}

async function apply(shop: Shop, { id, state }: Sale): Promise<void> {
  await refreshPrices(shop, sql`select product_id as id from sale_products where sale_id = ${id}`)
  // Not if it has ended meanwhile: then its prices change once more.
  await shop.db
    .update(sales)
    .set({ isApplied: true })
    .where(and(eq(sales.id, id), eq(sales.state, state)))
}
