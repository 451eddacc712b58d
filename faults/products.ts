import { eq } from 'drizzle-orm'
import type { Db } from '#db/open-database.ts'
import { variants } from '#db/tables/products.ts'
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

/** A product in two sizes, the second of which costs more. */
export interface SizedProduct {
  /** With the size to choose. */
  cheap: ProductToBuy & { size: number }
  dear: ProductToBuy & { size: number; variantId: string }
}

/** Adds one of which no unit is missing. */
export async function addSizedProduct(db: Db): Promise<SizedProduct> {
  await shipEverywhere(db)
  const { id, priceCents, variants: made } = await addProduct(db, { sizes: [52, 54], onHand: 100_000 })
  const variantId = made[1]?.id ?? ''
  const dearCents = priceCents + 10_00
  await db.update(variants).set({ priceCents: dearCents }).where(eq(variants.id, variantId))
  const product = { id, onHand: null }
  return {
    cheap: { ...product, priceCents, size: 52 },
    dear: { ...product, priceCents: dearCents, size: 54, variantId },
  }
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
