import { useMemo, useSyncExternalStore } from 'react'
import { RefusedError } from '#app/api.ts'
import { toast } from '#app/ui/toast/toast.ts'
import { ShopError } from '#contract/errors.ts'
import type { ProductSummary } from '#contract/products/product.ts'
import { uiMessages } from '#messages/en-US/ui.ts'
import { wishlistMessages } from '#messages/en-US/wishlist.ts'
import { loadWishlist } from './load-wishlist.ts'
import { localData } from './local-data.ts'
import { findCurrentUser, verifySession } from './session-store.ts'
import type { SavedProduct } from './stored-schemas.ts'
import { useStoredValue } from './use-stored-value.ts'
import { isSavedIn, toggleSaved } from './wishlist-store.ts'

/** Saved products: in the browser for guests, on the server for customers. */
export interface Wishlist {
  ids: readonly string[]
  /** With what the browser knows about each product; newest first. */
  saved: readonly SavedProduct[]
  isReady: boolean
}

export function useWishlist(): Wishlist {
  const { value, isReady } = useStoredValue(localData.wishlist)
  return useMemo(() => ({ ids: value.saved.map(({ _id }) => _id), saved: value.saved, isReady }), [value, isReady])
}

/** Whether a product is saved; the component re-renders only when that changes. */
export function useIsSaved(productId: string): boolean {
  const { subscribe, shown } = localData.wishlist
  return useSyncExternalStore(
    subscribe,
    () => isSavedIn(shown().value, productId),
    () => false,
  )
}

const running = new Set<string>()

/** Saves or removes the product, with a toast. */
export async function toggleInWishlist(product: ProductSummary): Promise<void> {
  // The second of two quick presses would only undo the first.
  if (running.has(product._id)) return
  running.add(product._id)
  const pending = toast.pending(uiMessages.wait)
  try {
    await mergeFirst()
    const isSaved = await toggleSaved(product)
    toast.success(isSaved ? wishlistMessages.added : wishlistMessages.removed, { short: true })
  } catch (error) {
    const isFull = error instanceof ShopError || (error instanceof RefusedError && error.status === 409)
    if (!isFull) console.error(error)
    toast.error(isFull ? error.message : wishlistMessages.failed)
  } finally {
    toast.dismiss(pending)
    running.delete(product._id)
  }
}

// Right after login the list is still the guest's: merge it before adding to it, once it is known who is logged in.
async function mergeFirst() {
  await verifySession()
  const [user, { owner }] = await Promise.all([findCurrentUser(), localData.wishlist.ready()])
  if (user && owner === null) await loadWishlist()
}
