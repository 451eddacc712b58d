import { toast } from '#app/ui/toast/toast.ts'
import type { Cart, CartItem, CartLine } from '#contract/cart/cart.ts'
import { ShopError } from '#contract/errors.ts'
import { addToCart, changeQuantity, clearCart, removeFromCart, sidebar } from './cart-store.ts'
import { remembered } from './remembered.ts'
import { useRemembered, useShared } from './use-remembered.ts'

/** The cart of this browser and what can be done with it; its rules speak to the shopper in toasts. */
export interface CartInHand {
  cart: Cart
  /** False until the cart has been read: neither empty nor full yet. */
  isReady: boolean
  setQuantity(item: CartItem, quantity: number): Promise<void>
  remove(item: CartItem): Promise<void>
  clear(): Promise<void>
  isOpen: boolean
  open(): void
  close(): void
}

export function useCart(): CartInHand {
  const { value: cart, isReady } = useRemembered(remembered.cart)
  const isOpen = useShared(sidebar, false)
  return { cart, isReady, isOpen, ...actions }
}

/** Adds a line and opens the sidebar; answers whether it was added. */
export function addLine(line: CartLine): Promise<boolean> {
  return toldInToast(() => addToCart(line))
}

const actions = {
  setQuantity: async (item: CartItem, quantity: number) => {
    await toldInToast(() => changeQuantity(item, quantity))
  },
  remove: removeFromCart,
  clear: clearCart,
  open: () => sidebar.set(true),
  close: () => sidebar.set(false),
}

async function toldInToast(act: () => Promise<void>): Promise<boolean> {
  try {
    await act()
    return true
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    toast.info(error.message)
    return false
  }
}
