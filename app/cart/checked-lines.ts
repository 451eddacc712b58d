import { api, RefusedError } from '#app/api.ts'
import { localData } from '#app/state/local-data.ts'
import { sharedState } from '#app/state/shared-state.ts'
import { type CheckedLine, noteOn } from './line-notes.ts'

/** The server's latest check of this cart's lines. */
export const checkedLines = sharedState<readonly CheckedLine[]>([])

/** Checks prices and stock of the cart on the server; true when a line needs the shopper's attention. */
export async function checkCart(): Promise<boolean> {
  const cart = await localData.cart.ready()
  if (cart.length === 0) return false
  const products = cart.map(({ productId, selectedColor, selectedSize, quantity }) => {
    return { productId, selectedColor, selectedSize, quantity }
  })
  try {
    const { lines } = await api.cart.checkCart({ products })
    checkedLines.set(lines)
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    // A failed check blocks nothing: checkout checks again.
    console.error(error)
  }
  return localData.cart.shown().value.some((line) => noteOn(line, checkedLines.get()) !== null)
}
