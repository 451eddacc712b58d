import { useNavigate } from 'react-router'
import { useCart } from '#app/state/use-cart.ts'

/** Opens the cart drawer, which shows the progress, and starts checkout unless the cart is empty. */
export function useStartCheckout() {
  const navigate = useNavigate()
  const { cart, open } = useCart()

  return async () => {
    open()
    if (cart.length === 0) return
    const code = await import('#app/checkout/start-checkout.ts').catch(() => null)
    await code?.startCheckout(navigate)
  }
}
