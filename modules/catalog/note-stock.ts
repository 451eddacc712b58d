import { type SQL, sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { asRows, type Pieces } from './pieces.ts'

/** `released` counts pieces that were set aside, as `reserved` does; the others count pieces in the house. */
export type StockReason = 'released' | 'sold' | 'restocked'

/** Writes down what happened to the stock and why; `causeId` is the checkout session or the order. */
export async function noteStock(
  tx: Tx,
  pieces: readonly Pieces[],
  reason: StockReason,
  causeId: string | null,
): Promise<void> {
  const sign = reason === 'sold' ? -1 : 1
  await tx.execute(sql`
    insert into stock_changes (variant_id, delta, reason, cause_id)
    select w.id, ${sign}::int * w.quantity, ${reason}, ${causeId}::uuid from ${asRows(pieces)} as w(id, quantity)
  `)
}

/** The same for the rows `reserved` (`id`, `quantity`) of a statement that sets pieces aside, as a part of it. */
export function noteReserved(sessionId: string | null): SQL {
  return sql`
    insert into stock_changes (variant_id, delta, reason, cause_id)
    select id, -quantity, 'reserved', ${sessionId}::uuid from reserved
  `
}
