import { sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { asRows, type Pieces } from './pieces.ts'

/** `reserved` and `released` count pieces set aside; the others count pieces in the house. */
export type StockReason = 'reserved' | 'released' | 'sold' | 'restocked'

/** Writes down what happened to the stock and why; `causeId` is the checkout session or the order. */
export async function noteStock(
  tx: Tx,
  pieces: readonly Pieces[],
  reason: StockReason,
  causeId: string | null,
): Promise<void> {
  const sign = reason === 'reserved' || reason === 'sold' ? -1 : 1
  await tx.execute(sql`
    insert into stock_changes (variant_id, delta, reason, cause_id)
    select w.id, ${sign}::int * w.quantity, ${reason}, ${causeId}::uuid from ${asRows(pieces)} as w(id, quantity)
  `)
}
