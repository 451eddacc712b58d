import { and, eq, like } from 'drizzle-orm'
import type { Db, Tx } from '#db/open-database.ts'
import { products } from '#db/tables/products.ts'
import { settings } from '#db/tables/settings.ts'
import { shippingZones } from '#db/tables/shipping.ts'

/** The row that records how a shop began: `true` filled with the demo, `own` made one's own, `empty` cleared of the demo. */
export const seededKey = 'seeded'

/** Whether a shop has nothing yet and waits to be made one's own. */
export async function isUnbegun(db: Db | Tx): Promise<boolean> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, seededKey))
  return (row === undefined || row.value === 'empty') && (await db.$count(products)) === 0
}

/** Removes the zones that nobody has saved: their prices are those of the demo. */
export async function removeUnsavedZones(tx: Tx): Promise<void> {
  await tx.delete(shippingZones).where(eq(shippingZones.version, 1))
}

/** A shop without the demo in which nobody has begun yet has none of the demo's shipping either. */
export async function emptyUnbegunShop(db: Db): Promise<void> {
  await db.transaction(async (tx) => {
    const isOwn = (await tx.$count(settings, like(settings.key, 'settings.%'))) > 0
    if (isOwn || !(await isUnbegun(tx))) return
    await tx.delete(shippingZones).where(and(eq(shippingZones.isRest, true), eq(shippingZones.version, 1)))
  })
}
