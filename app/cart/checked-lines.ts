import { api, RefusedError } from '#app/api.ts'
import { localData } from '#app/state/local-data.ts'
import { sharedState } from '#app/state/shared-state.ts'
import { type CheckedLine, noteOn } from './line-notes.ts'

/** What the shop said last of the lines of this cart. */
export const checkedLines = sharedState<readonly CheckedLine[]>([])

/** Asks the shop for prices and stock of the cart as they are now; answers whether a line needs mending. */
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
    // Unchecked is not wrong: the sandbox looks again before anybody pays.
    console.error(error)
  }
  return localData.cart.shown().value.some((line) => noteOn(line, checkedLines.get()) !== null)
}
