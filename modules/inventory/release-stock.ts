import { sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { recordStockChange } from './record-stock-change.ts'
import { asRows, lockVariants, sumUnits, type VariantUnits } from './variant-units.ts'

/** Releases reserved units; call it once for each reservation. */
export async function releaseStock(tx: Tx, held: readonly VariantUnits[], sessionId: string | null): Promise<void> {
  const units = sumUnits(held)
  await lockVariants(tx, units)
  await tx.execute(sql`
    update variants v set reserved = v.reserved - w.quantity from ${asRows(units)} as w(id, quantity) where v.id = w.id
  `)
  await recordStockChange(tx, units, 'released', sessionId)
}
