import { count, eq } from 'drizzle-orm'

import type { Tx } from '#db/open-database.ts'
import { customers } from '#db/tables/customers.ts'
import { wishlistItems } from '#db/tables/wishlist.ts'

export const maxWishlistItems = 500

/** Serializes changes of a customer's wishlist; returns how many more products it can hold. */
export async function lockWishlist(tx: Tx, customerId: string): Promise<number> {
  await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('no key update')
  const [saved] = await tx
    .select({ items: count() })
    .from(wishlistItems)
    .where(eq(wishlistItems.customerId, customerId))
  return maxWishlistItems - (saved?.items ?? 0)
}
