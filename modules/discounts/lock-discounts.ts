import { sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'

/**
 * Keeps limits and counted uses of discounts together until the transaction ends: a change of a limit waits for those
 * who take or give back uses, and the reverse.
 */
export async function lockDiscounts(
  tx: Tx,
  discountIds: readonly string[],
  to: 'count uses' | 'change limits',
): Promise<void> {
  const lock = sql.raw(to === 'count uses' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock')
  await tx.execute(sql`
    select ${lock}(hashtextextended(id, 7203))
    from (select distinct unnest(${sql.param([...discountIds])}::text[]) as id order by id) as wanted
  `)
}
