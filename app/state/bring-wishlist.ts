import { RefusedError } from '#app/api.ts'
import { toast } from '#app/ui/toast/toast.ts'
import { syncWishlist } from './wishlist-store.ts'

let underWay: Promise<void> | undefined

/** Brings a customer's wishlist, joined with what they saved as a guest, and says so when that added something. */
export function bringWishlist(): Promise<void> {
  underWay ??= bring().finally(() => {
    underWay = undefined
  })
  return underWay
}

async function bring() {
  try {
    const added = await syncWishlist()
    if (added > 0) toast.info(mergedSentence(added))
  } catch (error) {
    // Who has been logged out meanwhile is told so by the check of the session. What is saved here stays here, and the
    // next page tries again.
    if (!(error instanceof RefusedError && error.status === 401)) console.error(error)
  }
}

export function mergedSentence(added: number): string {
  return added === 1
    ? 'The item you saved before is on your wishlist now.'
    : `The ${added} items you saved before are on your wishlist now.`
}
