import { sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { insertSoldChanges } from './record-stock-change.ts'
import { asRows, lockVariants, sumUnits, type VariantUnits } from './variant-units.ts'

/** Sells reserved units: they are no longer reserved or on hand; call it once for each order. */
export async function takeStock(tx: Tx, held: readonly VariantUnits[], orderId: string | null): Promise<void> {
  const units = sumUnits(held)
  await lockVariants(tx, units)
  await tx.execute(sql`
    with sold as (
      update variants v set reserved = v.reserved - w.quantity, on_hand = v.on_hand - w.quantity
      from ${asRows(units)} as w(id, quantity) where v.id = w.id
      returning v.id, w.quantity
    )
    ${insertSoldChanges(orderId)}
  `)
}
