import { useMemo, useSyncExternalStore } from 'react'
import { RefusedError } from '#app/api.ts'
import { toast } from '#app/ui/toast/toast.ts'
import { ShopError } from '#contract/errors.ts'
import type { ProductSummary } from '#contract/products/product.ts'
import { bringWishlist } from './bring-wishlist.ts'
import { remembered } from './remembered.ts'
import type { SavedProduct } from './remembered-readers.ts'
import { findCurrentUser } from './session-store.ts'
import { useRemembered } from './use-remembered.ts'
import { isSavedIn, toggleSaved } from './wishlist-store.ts'

/** What the shopper has saved: in the browser for guests, on the server for customers. */
export interface WishlistInHand {
  ids: readonly string[]
  /** With what the browser knows of each product; newest first. */
  saved: readonly SavedProduct[]
  isReady: boolean
}

export function useWishlist(): WishlistInHand {
  const { value, isReady } = useRemembered(remembered.wishlist)
  return useMemo(() => ({ ids: value.saved.map(({ _id }) => _id), saved: value.saved, isReady }), [value, isReady])
}

/** Whether one product is saved: whoever asks is woken by a change of that product alone. */
export function useIsSaved(productId: string): boolean {
  const { subscribe, shown } = remembered.wishlist
  return useSyncExternalStore(
    subscribe,
    () => isSavedIn(shown().value, productId),
    () => false,
  )
}

const underWay = new Set<string>()

/** Saves the product or takes it off, and says so in a toast. */
export async function toggleInWishlist(product: ProductSummary): Promise<void> {
  // The second of two quick presses would only take back the first.
  if (underWay.has(product._id)) return
  underWay.add(product._id)
  const waiting = toast.pending('Please wait...')
  try {
    await joinFirst()
    const isSaved = await toggleSaved(product)
    toast.success(isSaved ? 'Successfully added.' : 'Successfully removed.')
  } catch (error) {
    const isFull = error instanceof ShopError || (error instanceof RefusedError && error.status === 409)
    if (!isFull) console.error(error)
    toast.error(isFull ? error.message : 'An error occurred while adding item to your wishlist.')
  } finally {
    toast.dismiss(waiting)
    underWay.delete(product._id)
  }
}

// Right after a login the list is still the guest's; what is saved now must not be taken for something saved before.
async function joinFirst() {
  const [user, { owner }] = await Promise.all([findCurrentUser(), remembered.wishlist.ready()])
  if (user && owner === null) await bringWishlist()
}
