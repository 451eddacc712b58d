import { api } from '#app/api.ts'
import { invalid } from '#contract/errors.ts'
import type { ProductSummary } from '#contract/products/product.ts'
import { wishlistMessages } from '#messages/en-US/wishlist.ts'
import { localData } from './local-data.ts'
import { findCurrentUser } from './session-store.ts'
import type { SavedList } from './stored-schemas.ts'
import { withLock } from './with-lock.ts'

/**
 * Held while the list changes on the server or is loaded from it: a list that was sent before a change would undo it, and
 * a product that is merged while it is saved would be removed again.
 */
export const wishlistLock = 'wishlist.server'
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

/**
 * Saves or removes a product: in the browser at once, for a customer on the server too. A refusal is undone and thrown.
 * True when the product is saved now.
 */
export function toggleSaved(product: ProductSummary): Promise<boolean> {
  return withLock(wishlistLock, () => toggle(product))
}

async function toggle(product: ProductSummary) {
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
