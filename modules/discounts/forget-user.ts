import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { discountRedemptions, discounts } from '#db/tables/discounts.ts'
import type { Buyer } from '../customers/buyer.ts'

/** Removes a buyer from the uses of discounts; codes of their own can no longer be used by anybody. */
export async function forgetUser(tx: Tx, buyer: Buyer): Promise<void> {
  const isGuest = 'guest' in buyer
  await tx
    .update(discountRedemptions)
    .set({ email: null, customerId: null })
    .where(
      isGuest
        ? and(isNull(discountRedemptions.customerId), eq(discountRedemptions.email, buyer.guest))
        : eq(discountRedemptions.customerId, buyer.customerId),
    )
  await tx.update(discounts).set({ ownerEmail: '', ownerCustomerId: null, isPaused: true }).where(codesOf(buyer))
}

/** The condition that a discount is a code of a buyer's own. */
export function codesOf(buyer: Buyer): SQL | undefined {
  if ('customerId' in buyer) return eq(discounts.ownerCustomerId, buyer.customerId)
  return and(isNull(discounts.ownerCustomerId), eq(discounts.ownerEmail, buyer.guest))
}
