import { eq } from 'drizzle-orm'
import type { Tx } from '#db/open-database.ts'
import { wishlistItems } from '#db/tables/wishlist.ts'

/** Removes every saved product of a customer. */
export async function deleteWishlist(tx: Tx, customerId: string): Promise<void> {
  await tx.delete(wishlistItems).where(eq(wishlistItems.customerId, customerId))
}
