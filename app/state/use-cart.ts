import { toast } from '#app/ui/toast/toast.ts'
import type { Cart, CartItem, CartLine } from '#contract/cart/cart.ts'
import { ShopError } from '#contract/errors.ts'
import { addToCartMessages } from '#messages/en-US/add-to-cart.ts'
import { addToCart, cartDrawer, changeQuantity, clearCart, removeFromCart } from './cart-store.ts'
import { localData } from './local-data.ts'
import { useShared, useStoredValue } from './use-stored-value.ts'

/** This browser's cart and its actions; refusals are shown as toasts. */
export interface CartState {
  cart: Cart
  /** False until the cart has been read. */
  isReady: boolean
  setQuantity(item: CartItem, quantity: number): Promise<void>
  remove(item: CartItem): Promise<void>
  clear(): Promise<void>
  isOpen: boolean
  open(): void
  close(): void
}

export function useCart(): CartState {
  const { value: cart, isReady } = useStoredValue(localData.cart)
  const isOpen = useShared(cartDrawer, false)
  return { cart, isReady, isOpen, ...actions }
}

/** Adds a line and opens the cart drawer; true when it was added. */
export function addLine(line: CartLine): Promise<boolean> {
  return withToast(() => addToCart(line))
}

const actions = {
  setQuantity: async (item: CartItem, quantity: number) => {
    if (await withToast(() => changeQuantity(item, quantity))) {
      toast.info(addToCartMessages.quantityChanged, { short: true, about: 'quantity' })
    }
  },
  remove: removeFromCart,
  clear: clearCart,
  open: () => cartDrawer.set(true),
  close: () => cartDrawer.set(false),
}

async function withToast(act: () => Promise<void>): Promise<boolean> {
  try {
    await act()
    return true
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    toast.info(error.message)
    return false
  }
}
