import { eq } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { discountRedemptions, discounts } from '#db/tables/discounts.ts'

/** Removes a customer from the uses of discounts; codes of their own can no longer be used by anybody. */
export async function forgetUser(tx: Tx, customerId: string): Promise<void> {
  await tx
    .update(discountRedemptions)
    .set({ email: null, customerId: null })
    .where(eq(discountRedemptions.customerId, customerId))
  await tx
    .update(discounts)
    .set({ ownerEmail: '', ownerCustomerId: null, isPaused: true })
    .where(eq(discounts.ownerCustomerId, customerId))
}
