import { api } from '#app/api.ts'
import { invalid } from '#contract/errors.ts'
import type { ProductSummary } from '#contract/products/product.ts'
import { wishlistMessages } from '#messages/en-US/wishlist.ts'
import { localData } from './local-data.ts'
import { findCurrentUser } from './session-store.ts'
import type { SavedList, SavedProduct } from './stored-schemas.ts'

/** The server's limit for a customer. */
const maxSaved = 500

export function isSavedIn(list: SavedList, productId: string): boolean {
  return list.saved.some(({ _id }) => _id === productId)
}

/** The list with the product first. */
export function withSaved(list: SavedList, product: ProductSummary): SavedList {
  if (isSavedIn(list, product._id)) return list
  if (list.saved.length >= maxSaved) throw invalid(wishlistMessages.full(maxSaved))
  return { ...list, saved: [{ _id: product._id, product }, ...list.saved] }
}

function withoutSaved(list: SavedList, productId: string): SavedList {
  return { ...list, saved: list.saved.filter(({ _id }) => _id !== productId) }
}

/** A customer's list from the server, with what the browser knows about the products. */
export function fromServer(owner: string, productIds: readonly string[], known: readonly SavedProduct[]): SavedList {
  const products = new Map(known.map(({ _id, product }) => [_id, product]))
  return { owner, saved: productIds.map((_id) => ({ _id, product: products.get(_id) ?? null })) }
}

/**
 * Saves or removes a product: in the browser at once, for a customer on the server too. A refusal is undone and thrown.
 * True when the product is saved now.
 */
export async function toggleSaved(product: ProductSummary): Promise<boolean> {
  const [user, list] = await Promise.all([findCurrentUser(), localData.wishlist.ready()])
  const isSaved = !isSavedIn(list, product._id)
  if (isSaved) withSaved(list, product)
  await storeSaved(product, isSaved)
  if (!user) return isSaved

  try {
    const { saved } = await api.wishlist.addRemoveWishlistItem({ data: { _id: product._id } })
    // Another device may have toggled it: the server's state wins.
    if (saved !== isSaved) await storeSaved(product, saved)
    return saved
  } catch (error) {
    await storeSaved(product, !isSaved)
    throw error
  }
}

function storeSaved(product: ProductSummary, isSaved: boolean) {
  return localData.wishlist.change((list) => (isSaved ? withSaved(list, product) : withoutSaved(list, product._id)))
}

/**
 * Loads a customer's list from the server after merging what they saved as a guest. Returns how many of those were new; 0
 * for guests.
 */
export async function syncWishlist(): Promise<number> {
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
