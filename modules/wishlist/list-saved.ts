import { and, desc, eq, isNull } from 'drizzle-orm'
import type { Db, Tx } from '#db/open-database.ts'
import { products } from '#db/tables/products.ts'
import { wishlistItems } from '#db/tables/wishlist.ts'

/** The saved products of a customer that are still in the shop, newest first. */
export async function listSaved(db: Db | Tx, customerId: string): Promise<{ productId: string }[]> {
  return db
    .select({ productId: wishlistItems.productId })
    .from(wishlistItems)
    .innerJoin(products, eq(products.id, wishlistItems.productId))
    .where(and(eq(wishlistItems.customerId, customerId), eq(products.status, 'published'), isNull(products.deletedAt)))
    .orderBy(desc(wishlistItems.createdAt), desc(wishlistItems.productId))
}
