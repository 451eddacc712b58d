import { changePrice, changeQuantity, removeFromCart } from '#app/state/cart-store.ts'
import type { CartItem } from '#contract/cart/cart.ts'
import type { LineNote } from './line-notes.ts'

/** Applies the action a note offers. */
export function applyLineNote(item: CartItem, { how }: LineNote): Promise<void> {
  if ('price' in how) return changePrice(item, how.price)
  if ('quantity' in how) return changeQuantity(item, how.quantity)
  return removeFromCart(item)
}
