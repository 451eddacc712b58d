import { api, RefusedError } from '#app/api.ts'
import { loadWishlist } from '#app/state/load-wishlist.ts'
import { localData } from '#app/state/local-data.ts'
import { updateSavedProducts } from '#app/state/wishlist-store.ts'

/** As many as one call may ask for. */
const perCall = 100

/** Brings the wishlist up to date: a customer's list from the server, and the products on it as they are now. */
export async function refreshSaved(): Promise<void> {
  await loadWishlist()
  const { saved } = await localData.wishlist.ready()
  for (let at = 0; at < saved.length; at += perCall) {
    const ids = saved.slice(at, at + perCall).map(({ _id }) => _id)
    try {
      const { products } = await api.products.summaries({ ids })
      const gone = ids.filter((id) => !products.some(({ _id }) => _id === id))
      await updateSavedProducts(products, gone)
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error
      // What was seen before is shown until the shop can be reached.
      console.error(error)
    }
  }
}
