import { and, eq, inArray, isNull, notExists } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/wishlist/calls.ts'
import { products } from '#db/tables/products.ts'
import { wishlistItems } from '#db/tables/wishlist.ts'
import type { CustomerContext } from '../context.ts'
import { listSaved } from './list-saved.ts'
import { lockWishlist } from './lock-wishlist.ts'

/** Adds the products a guest saved in the browser to the wishlist of the account, up to its limit. */
export async function mergeWishlist(
  { db, caller: { customerId } }: CustomerContext,
  { productIds }: Payload<typeof calls.mergeWishlist>,
) {
  return db.transaction(async (tx) => {
    const room = await lockWishlist(tx, customerId)
    const saved = tx
      .select({ id: wishlistItems.productId })
      .from(wishlistItems)
      .where(and(eq(wishlistItems.customerId, customerId), eq(wishlistItems.productId, products.id)))
    const isNew = and(
      inArray(products.id, productIds),
      eq(products.status, 'published'),
      isNull(products.deletedAt),
      notExists(saved),
    )
    const found = await tx.select({ productId: products.id }).from(products).where(isNew).limit(Math.max(0, room))
    const rows = found.map(({ productId }) => ({ customerId, productId }))
    if (rows.length > 0) await tx.insert(wishlistItems).values(rows)
    return { wishlist: await listSaved(tx, customerId), added: rows.length }
  })
}
