import { sql } from 'drizzle-orm'
import { radarDays } from '#contract/stock-alerts/calls.ts'
import type { Db, Tx } from '#db/open-database.ts'
import type { Shop } from '../context.ts'

const atOnce = 2_000
/** As many as are counted before the radar is shown: what one person has just changed, but not a whole import. */
const whileShown = 100

/**
 * Counts the variants of products marked since the last time, for the restock radar; the job counts what this leaves. Returns how
 * many marks it has taken: none while the database is read-only.
 */
export async function refreshSomeWanted(db: Db | Tx, marks = whileShown): Promise<number> {
  const { rows } = await db.execute<{ taken: number }>(sql`
    select case when current_setting('transaction_read_only')::boolean then 0
      else refresh_wanted(${marks}::int, ${radarDays}::int) end as taken
  `)
  return rows[0]?.taken ?? 0
}

/** The same until none is left. */
export async function refreshWanted({ db }: Pick<Shop, 'db'>): Promise<void> {
  while ((await refreshSomeWanted(db, atOnce)) > 0);
}

/** Has all of the radar counted again: views leave it after some days. */
export async function markAllWanted(db: Db): Promise<void> {
  await db.execute(sql`
    insert into wanted_marks
    select product_id from wanted_variants
    union select product_id from stock_alerts where emailed_at is null
    union select v.product_id from sold_out_views o join variants v on v.id = o.variant_id
  `)
}
