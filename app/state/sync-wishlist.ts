import { api } from '#app/api.ts'
import type { ProductSummary } from '#contract/products/product.ts'
import { localData } from './local-data.ts'
import { findCurrentUser } from './session-store.ts'
import type { SavedList, SavedProduct } from './stored-schemas.ts'
import { wishlistLock } from './wishlist-store.ts'
import { withLock } from './with-lock.ts'

/** A customer's list from the server, with what the browser knows about the products. */
export function fromServer(owner: string, productIds: readonly string[], known: readonly SavedProduct[]): SavedList {
  const products = new Map(known.map(({ _id, product }) => [_id, product]))
  return { owner, saved: productIds.map((_id) => ({ _id, product: products.get(_id) ?? null })) }
}

/**
 * Loads a customer's list from the server after merging what they saved as a guest. Returns how many of those were new; 0
 * for guests.
 */
export function syncWishlist(): Promise<number> {
  return withLock(wishlistLock, sync)
}

async function sync() {
  const user = await findCurrentUser()
  if (!user) return 0
  const list = await localData.wishlist.ready()
  const asGuest = list.owner === null ? list.saved.map(({ _id }) => _id) : []
  const { wishlist, added } =
    asGuest.length > 0
      ? await api.wishlist.mergeWishlist({ productIds: asGuest })
      : { ...(await api.wishlist.wishlist({})), added: 0 }
  const ids = wishlist.map(({ productId }) => productId)
  await localData.wishlist.change((before) => fromServer(user.id, ids, before.saved))
  return added
}

/** Updates saved products from the server; those that are gone leave the list. */
export async function updateSavedProducts(products: readonly ProductSummary[], gone: readonly string[]): Promise<void> {
  const byId = new Map(products.map((product) => [product._id, product]))
  await localData.wishlist.change((list) => ({
    ...list,
    saved: list.saved
      .filter(({ _id }) => !gone.includes(_id))
      .map(({ _id, product }) => ({ _id, product: byId.get(_id) ?? product })),
  }))
}
