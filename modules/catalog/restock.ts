import { sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { noteStock } from './note-stock.ts'
import { asRows, lockVariants, type Pieces, sumPieces } from './pieces.ts'

/** Puts pieces of a canceled order back into the house; to be called once for each order. */
export async function restock(tx: Tx, returned: readonly Pieces[], orderId: string | null): Promise<void> {
  const pieces = sumPieces(returned)
  await lockVariants(tx, pieces)
  await tx.execute(sql`
    update variants v set on_hand = v.on_hand + w.quantity from ${asRows(pieces)} as w(id, quantity) where v.id = w.id
  `)
  await noteStock(tx, pieces, 'restocked', orderId)
}
