import { sql } from 'drizzle-orm'
import type { ListingFilter } from '#contract/listing/calls.ts'
import type { Db } from '#db/open-database.ts'

/**
 * By how much the prices of one product differ at most, in cents, where a filter has a lowest price; an index has it. Known
 * beforehand, it lets the planner estimate a range of prices as well as it does for products of one price.
 */
export async function readSpread(db: Db, { minPrice }: Pick<ListingFilter, 'minPrice'>): Promise<number> {
  if (minPrice === undefined) return 0
  const { rows } = await db.execute<{ cents: number | null }>(sql`
    select max(o.highest_price_cents - o.lowest_price_cents) as cents from products o
    where o.status = 'published' and o.deleted_at is null and o.highest_price_cents > o.lowest_price_cents
  `)
  return rows[0]?.cents ?? 0
}
