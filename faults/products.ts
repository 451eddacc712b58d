import type { Db } from '#db/open-database.ts'
import { shippingMethods, shippingZones } from '#db/tables/shipping.ts'
import { addProduct } from '#test/add-product.ts'

export interface ProductToBuy {
  id: string
  priceCents: number
  onHand: number | null
}

/** Adds a product of one variant. */
export async function addProductToBuy(db: Db, onHand: number | null): Promise<ProductToBuy> {
  await shipEverywhere(db)
  const { id, priceCents } = await addProduct(db, { onHand })
  return { id, priceCents, onHand }
}

/** A shop without the demo ships nowhere until its owner says so. */
export async function shipEverywhere(db: Db): Promise<void> {
  if ((await db.$count(shippingZones)) > 0) return
  const [zone] = await db
    .insert(shippingZones)
    .values({ name: 'World', isRest: true })
    .onConflictDoNothing()
    .returning({ id: shippingZones.id })
  if (!zone) return
  const free = { speed: 'standard', kind: 'flat', priceCents: 0, minDays: 3, maxDays: 7 } as const
  await db.insert(shippingMethods).values({ zoneId: zone.id, position: 0, ...free })
}
