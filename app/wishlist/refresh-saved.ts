import { api, RefusedError } from '#app/api.ts'
import { loadWishlist } from '#app/state/load-wishlist.ts'
import { localData } from '#app/state/local-data.ts'
import { updateSavedProducts } from '#app/state/sync-wishlist.ts'

/** The call's limit. */
const perCall = 100

/** Refreshes the wishlist: a customer's list from the server, and its products. */
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
      // The stored products are shown until the server can be reached.
      console.error(error)
    }
  }
}
