import { sql } from 'drizzle-orm'
import type { ManualStockReason } from '#contract/inventory/stock-reasons.ts'
import type { Tx } from '#db/open-database.ts'

/** Records how many units were added to (or, below zero, removed from) each variant, why, and by which admin. */
export async function recordStockCount(
  tx: Tx,
  counts: readonly { variantId: string; delta: number }[],
  reason: ManualStockReason | 'imported' | 'received',
  adminId: string,
): Promise<void> {
  const ids = sql.param(counts.map(({ variantId }) => variantId))
  const deltas = sql.param(counts.map(({ delta }) => delta))
  await tx.execute(sql`
    insert into stock_changes (variant_id, delta, reason, cause_id)
    select w.id, w.delta, ${reason}, ${adminId}::uuid from unnest(${ids}::uuid[], ${deltas}::int[]) as w(id, delta)
  `)
}
