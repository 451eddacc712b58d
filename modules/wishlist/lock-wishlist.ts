import { count, eq } from 'drizzle-orm'

import type { Tx } from '#db/open-database.ts'
import { customers } from '#db/tables/customers.ts'
import { wishlistItems } from '#db/tables/wishlist.ts'

const maxWishlistItems = 500

/** Lets one change of a customer's list wait for another; returns how many more it can hold. */
export async function lockWishlist(tx: Tx, customerId: string): Promise<number> {
  await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('no key update')
  const [saved] = await tx
    .select({ items: count() })
    .from(wishlistItems)
    .where(eq(wishlistItems.customerId, customerId))
  return maxWishlistItems - (saved?.items ?? 0)
}
