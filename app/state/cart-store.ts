import {
  addLine,
  type CartItem,
  type CartLine,
  checkQuantity,
  removeLine,
  sameItem,
  setQuantity,
} from '#contract/cart/cart.ts'
import { limitPerItem } from '#contract/cart/limit-per-item.ts'
import { localData } from './local-data.ts'
import { sharedState } from './shared-state.ts'

/** Whether the cart drawer is open. */
export const cartDrawer = sharedState(false)

/** A removed line and the position to restore it to. */
export interface RemovedLine {
  line: CartLine
  at: number
}

/** The lines removed last, until the cart changes otherwise. */
export const removedLines = sharedState<readonly RemovedLine[]>([])

/** The first restored line, until it has received the focus that "Undo" had. */
export const restoredItem = sharedState<CartItem | null>(null)

/** Adds a line and opens the cart; throws 'Already added to your cart.' when the item is already in it. */
export async function addToCart(line: CartLine): Promise<void> {
  addLine(await localData.cart.ready(), line)
  removedLines.set([])
  const stored = localData.cart.change((cart) => addLine(cart, line))
  cartDrawer.set(true)
  await stored
}

/** Sets a quantity from 1 to 100; more is set to 100 and throws 'The limit per item is 100'. */
export async function changeQuantity(item: CartItem, quantity: number): Promise<void> {
  const allowed = Math.min(quantity, limitPerItem)
  await localData.cart.change((cart) => setQuantity(cart, item, allowed))
  checkQuantity(quantity)
}

/** Removes a line; `restoreLines` undoes it. */
export async function removeFromCart(item: CartItem): Promise<void> {
  const cart = await localData.cart.ready()
  const at = cart.findIndex((line) => sameItem(line, item))
  const line = cart[at]
  if (!line) return
  removedLines.set([{ line, at }])
  await localData.cart.change((lines) => removeLine(lines, item))
}

/** Empties the cart; `restoreLines` undoes it. */
export async function clearCart(): Promise<void> {
  const cart = await localData.cart.ready()
  removedLines.set(cart.map((line, at) => ({ line, at })))
  await localData.cart.forget()
}

/** Restores the lines removed last, each at its position. */
export async function restoreLines(): Promise<void> {
  const removed = removedLines.get()
  removedLines.set([])
  restoredItem.set(removed[0]?.line ?? null)
  await localData.cart.change((cart) =>
    removed.reduce((lines, { line, at }) => {
      return lines.some((other) => sameItem(other, line)) ? lines : lines.toSpliced(at, 0, line)
    }, cart),
  )
}

/** Sets a line's price to the shop's current one. */
export async function changePrice(item: CartItem, price: number): Promise<void> {
  await localData.cart.change((cart) => cart.map((line) => (sameItem(line, item) ? { ...line, price } : line)))
}
