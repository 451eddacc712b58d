import { useNavigate } from 'react-router'
import { useCart } from '#app/state/use-cart.ts'
import { frameMessages } from '#messages/en-US/frame.ts'
import { buttonClass } from '../ui/button-class.ts'

/** Starts checkout and opens the cart drawer, which shows its progress. */
export function CheckoutLink() {
  const navigate = useNavigate()
  const { cart, open } = useCart()

  async function start() {
    open()
    if (cart.length === 0) return
    const code = await import('../checkout/start-checkout.ts').catch(() => null)
    await code?.startCheckout(navigate)
  }

  return (
    <a
      href="/cart"
      className={buttonClass(
        'secondary',
        'ml-4 min-h-11 px-5 max-lg:ml-2 max-lg:px-2.5 max-lg:text-small max-sm:hidden',
      )}
      onClick={(event) => {
        event.preventDefault()
        void start()
      }}
    >
      {frameMessages.checkout}
    </a>
  )
}
