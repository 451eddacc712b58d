import { cartMessages } from '#messages/en-US/cart.ts'
import { CheckoutButton } from '../checkout/checkout-button.tsx'
import { TransferLink } from '../checkout/transfer-link.tsx'
import { CartHelp } from './cart-help.tsx'
import { CartSums, CartTotal } from './cart-sums.tsx'
import { TotalsNote } from './totals-note.tsx'

/** Sums and the way to checkout. */
export function CartSummary() {
  return (
    <section aria-labelledby="summary" className="bg-linen p-6 sm:p-8 lens-right">
      <h2 id="summary" className="display mb-6 text-title">
        {cartMessages.summary}
      </h2>
      <CartSums>
        <CartTotal className="mt-2 border-t border-ink pt-3" />
      </CartSums>
      <TotalsNote className="my-6" />
      <CheckoutButton />
      <TransferLink />
      <CartHelp />
    </section>
  )
}
