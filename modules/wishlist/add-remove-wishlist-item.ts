import { and, eq, isNull } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { conflict, notFound } from '#contract/errors.ts'
import type { calls } from '#contract/wishlist/calls.ts'
import { products } from '#db/tables/products.ts'
import { wishlistItems } from '#db/tables/wishlist.ts'
import { apiProductsMessages } from '#messages/en-US/api/products.ts'
import { wishlistMessages } from '#messages/en-US/wishlist.ts'
import type { CustomerContext } from '../context.ts'
import { lockWishlist, maxWishlistItems } from './lock-wishlist.ts'

/** Saves a product, or removes it if it is saved; concurrent clicks run one after the other. */
export async function addRemoveWishlistItem(
  { db, caller: { customerId } }: CustomerContext,
  { data: { _id: productId } }: Payload<typeof calls.addRemoveWishlistItem>,
) {
  return db.transaction(async (tx) => {
    const room = await lockWishlist(tx, customerId)
    const removed = await tx
      .delete(wishlistItems)
      .where(and(eq(wishlistItems.customerId, customerId), eq(wishlistItems.productId, productId)))
      .returning()
    if (removed.length > 0) return { saved: false, message: wishlistMessages.removed }

    const [shown] = await tx
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.id, productId), eq(products.status, 'published'), isNull(products.deletedAt)))
    if (!shown) throw notFound(apiProductsMessages.notFound)
    if (room <= 0) throw conflict(wishlistMessages.full(maxWishlistItems))
    await tx.insert(wishlistItems).values({ customerId, productId })
    return { saved: true, message: wishlistMessages.added }
  })
}
