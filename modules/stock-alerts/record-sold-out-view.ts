import { sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/stock-alerts/calls.ts'
import type { Db } from '#db/open-database.ts'
import type { Context } from '../context.ts'
import { createBatcher } from '../create-batcher.ts'

type View = Payload<typeof calls.recordSoldOutView>

/** Views that arrive at once are one statement, with a row for each variant in the order of their IDs. */
const countViews = createBatcher(async (db: Db, views: readonly View[]) => {
  const ids = sql.param(views.map(({ productId }) => productId))
  const colors = sql.param(views.map(({ color }) => color))
  const sizes = sql.param(views.map(({ size }) => (size === null ? null : String(size))))
  await db.execute(sql`
    insert into sold_out_views as o (variant_id, day, views)
    select v.id, (select shop_now())::date, count(*)
    from unnest(${ids}::uuid[], ${colors}::text[], ${sizes}::text[]) as w(product_id, color, size)
      join products p on p.id = w.product_id and p.status = 'published' and p.deleted_at is null
      join variants v on v.product_id = p.id and v.size is not distinct from w.size and not is_left(v.on_hand, v.reserved)
      left join product_colors c on c.id = v.color_id
    where c.name is not distinct from w.color
    group by v.id order by v.id
    on conflict (variant_id, day) do update set views = o.views + excluded.views
  `)
  return undefined
})

/** Counts a look at a variant of a published product, if it is sold out. */
export async function recordSoldOutView({ db }: Context, view: View) {
  await countViews(db, view)
  return {}
}
