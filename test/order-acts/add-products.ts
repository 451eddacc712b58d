import { eq } from 'drizzle-orm'
import type { Api } from '#contract/index.ts'
import type { Db } from '#db/open-database.ts'
import { variants } from '#db/tables/products.ts'
import { addProduct } from '../add-product.ts'
import { discountTerms } from '../discount-terms.ts'
import { tenPercent } from './place-any.ts'
import type { Stage } from './stage.ts'

/** What a stage sells: a frame in three sizes of different prices and a hat, with a code of ten percent. */
export async function addProducts(db: Db, admin: Api): Promise<Pick<Stage, 'frame' | 'hat'>> {
  const frame = await addProduct(db, { priceCents: 33_33, sizes: [52, 54, 56], onHand: 100_000 })
  const hat = await addProduct(db, { name: 'Hat', priceCents: 20_01, onHand: 100_000 })
  const [, cheaper, dearer] = frame.variants
  for (const [variant, priceCents] of [
    [cheaper, 29_99],
    [dearer, 41_07],
  ] as const) {
    await db
      .update(variants)
      .set({ priceCents })
      .where(eq(variants.id, variant?.id ?? ''))
  }
  await admin.discounts.addDiscount(discountTerms({ code: tenPercent }))
  return { frame, hat }
}
