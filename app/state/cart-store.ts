import {
  addLine,
  type CartItem,
  type CartLine,
  checkQuantity,
  removeLine,
  sameItem,
  setQuantity,
} from '#contract/cart/cart.ts'
import { limitPerItem } from '#contract/constants.ts'
import { remembered } from './remembered.ts'
import { sharedState } from './shared-state.ts'

/** Whether the cart lies open at the side of the page. */
export const sidebar = sharedState(false)

/** A line that was taken out and can be put back where it was. */
export interface RemovedLine {
  line: CartLine
  at: number
}

/** What was taken out last, until something else happens to the cart. */
export const removedLines = sharedState<readonly RemovedLine[]>([])

/** The first of the lines that were just put back, until it has the focus that "Undo" had. */
export const broughtBack = sharedState<CartItem | null>(null)

/** Puts a line into the cart and opens it; throws 'Already added to your cart.' where it is in it already. */
export async function addToCart(line: CartLine): Promise<void> {
  addLine(await remembered.cart.ready(), line)
  removedLines.set([])
  const kept = remembered.cart.change((cart) => addLine(cart, line))
  sidebar.set(true)
  await kept
}

/** Sets a quantity between 1 and 100; above, it is 100 and throws 'The limit per item is 100'. */
export async function changeQuantity(item: CartItem, wanted: number): Promise<void> {
  const quantity = Math.min(wanted, limitPerItem)
  await remembered.cart.change((cart) => setQuantity(cart, item, quantity))
  checkQuantity(wanted)
}

/** Takes a line out; `putBack` undoes it. */
export async function removeFromCart(item: CartItem): Promise<void> {
  const cart = await remembered.cart.ready()
  const at = cart.findIndex((line) => sameItem(line, item))
  const line = cart[at]
  if (!line) return
  removedLines.set([{ line, at }])
  await remembered.cart.change((lines) => removeLine(lines, item))
}

/** Empties the cart; `putBack` undoes it. */
export async function clearCart(): Promise<void> {
  const cart = await remembered.cart.ready()
  removedLines.set(cart.map((line, at) => ({ line, at })))
  await remembered.cart.forget()
}

/** Puts back what was taken out last, each line where it was. */
export async function putBack(): Promise<void> {
  const removed = removedLines.get()
  removedLines.set([])
  broughtBack.set(removed[0]?.line ?? null)
  await remembered.cart.change((cart) =>
    removed.reduce((lines, { line, at }) => {
      return lines.some((other) => sameItem(other, line)) ? lines : lines.toSpliced(at, 0, line)
    }, cart),
  )
}

/** Sets the price of a line to what the shop says now, in dollars. */
export async function changePrice(item: CartItem, price: number): Promise<void> {
  await remembered.cart.change((cart) => cart.map((line) => (sameItem(line, item) ? { ...line, price } : line)))
}
