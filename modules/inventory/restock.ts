import { sql } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { recordStockChange } from './record-stock-change.ts'
import { asRows, lockVariants, sumUnits, type VariantUnits } from './variant-units.ts'

/** Returns the units of a canceled order to stock; call it once for each order. */
export async function restock(tx: Tx, returned: readonly VariantUnits[], orderId: string | null): Promise<void> {
  const units = sumUnits(returned)
  await lockVariants(tx, units)
  await tx.execute(sql`
    update variants v set on_hand = v.on_hand + w.quantity from ${asRows(units)} as w(id, quantity) where v.id = w.id
  `)
  await recordStockChange(tx, units, 'restocked', orderId)
}
