import { sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { noteStock } from './note-stock.ts'
import { asRows, lockVariants, type Pieces, sumPieces } from './pieces.ts'

/** Gives back pieces that were set aside; to be called once for each reservation. */
export async function releaseStock(tx: Tx, held: readonly Pieces[], sessionId: string | null): Promise<void> {
  const pieces = sumPieces(held)
  await lockVariants(tx, pieces)
  await tx.execute(sql`
    update variants v set reserved = v.reserved - w.quantity from ${asRows(pieces)} as w(id, quantity) where v.id = w.id
  `)
  await noteStock(tx, pieces, 'released', sessionId)
}
