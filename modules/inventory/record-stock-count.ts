import { sql } from 'drizzle-orm'
import type { ManualStockReason } from '#contract/inventory/stock-reasons.ts'
import type { Tx } from '#db/open-database.ts'

/** Writes down how many units came (or went, below zero) to each variant, why, and by which admin. */
export async function recordStockCount(
  tx: Tx,
  counts: readonly { variantId: string; delta: number }[],
  reason: ManualStockReason | 'imported',
  adminId: string,
): Promise<void> {
  const ids = sql.param(counts.map(({ variantId }) => variantId))
  const deltas = sql.param(counts.map(({ delta }) => delta))
  await tx.execute(sql`
    insert into stock_changes (variant_id, delta, reason, cause_id)
    select w.id, w.delta, ${reason}, ${adminId}::uuid from unnest(${ids}::uuid[], ${deltas}::int[]) as w(id, delta)
  `)
}
