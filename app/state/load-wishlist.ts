import { RefusedError } from '#app/api.ts'
import { toast } from '#app/ui/toast/toast.ts'
import { wishlistMessages } from '#messages/en-US/wishlist.ts'

let running: Promise<void> | undefined

/** Loads a customer's wishlist, merged with what they saved as a guest, and shows a toast when that added items. */
export function loadWishlist(): Promise<void> {
  running ??= load().finally(() => {
    running = undefined
  })
  return running
}

async function load() {
  try {
    // On demand: a guest has no list on the server.
    const { syncWishlist } = await import('./sync-wishlist.ts')
    const added = await syncWishlist()
    if (added > 0) toast.info(wishlistMessages.merged(added))
  } catch (error) {
    // A 401 is reported by the session check, and 0 is a page that is left or offline. The guest list stays in the browser,
    // and the next page tries again.
    if (!(error instanceof RefusedError && [0, 401].includes(error.status))) console.error(error)
  }
}
