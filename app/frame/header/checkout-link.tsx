import { buttonClass } from '#app/ui/button-class.ts'
import { frameMessages } from '#messages/en-US/frame.ts'
import { useStartCheckout } from './use-start-checkout.ts'

/** Starts checkout. A phone has no room for it in the header: there it is in the menu and in the cart drawer. */
export function CheckoutLink() {
  const start = useStartCheckout()
  return (
    <a
      href="/cart"
      className={buttonClass(
        'secondary',
        'ml-4 min-h-11 px-5 max-lg:ml-3 max-lg:px-2.5 max-lg:text-small max-sm:hidden',
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
