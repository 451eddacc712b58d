import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { asRows, type VariantUnits } from './variant-units.ts'

/** `released` changes the reserved units, like `reserved`; `restocked` changes the units on hand, like `sold`. */
export type StockReason = 'released' | 'restocked'

/** Records a stock change and its reason; `causeId` is the checkout session or the order. */
export async function recordStockChange(
  tx: Tx,
  units: readonly VariantUnits[],
  reason: StockReason,
  causeId: string | null,
): Promise<void> {
  await tx.execute(sql`
    insert into stock_changes (variant_id, delta, reason, cause_id)
    select w.id, w.quantity, ${reason}, ${causeId}::uuid from ${asRows(units)} as w(id, quantity)
  `)
}

/** The same for the rows `reserved` (`id`, `quantity`) of a statement that reserves units, as a part of it. */
export function insertReservedChanges(sessionId: string | null): SQL {
  return sql`
    insert into stock_changes (variant_id, delta, reason, cause_id)
    select id, -quantity, 'reserved', ${sessionId}::uuid from reserved
  `
}

/** The same for the rows `sold` of a statement that sells units, as its end. */
export function insertSoldChanges(orderId: string | null): SQL {
  return sql`
    insert into stock_changes (variant_id, delta, reason, cause_id)
    select id, -quantity, 'sold', ${orderId}::uuid from sold
  `
}
