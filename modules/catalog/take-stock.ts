import { sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { noteSold } from './note-stock.ts'
import { asRows, lockVariants, type Pieces, sumPieces } from './pieces.ts'

/** Sells pieces that were set aside: they leave the reservation and the house; to be called once for each order. */
export async function takeStock(tx: Tx, held: readonly Pieces[], orderId: string | null): Promise<void> {
  const pieces = sumPieces(held)
  await lockVariants(tx, pieces)
  await tx.execute(sql`
    with sold as (
      update variants v set reserved = v.reserved - w.quantity, on_hand = v.on_hand - w.quantity
      from ${asRows(pieces)} as w(id, quantity) where v.id = w.id
      returning v.id, w.quantity
    )
    ${noteSold(orderId)}
  `)
}
