import { useSettings } from '#app/settings/use-settings.ts'
import { useCart } from '#app/state/use-cart.ts'
import { Button } from '#app/ui/button.tsx'
import type { SessionUser } from '#contract/accounts/session.ts'
import { countUnits, subtotalCents } from '#contract/cart/cart.ts'
import { formatCents } from '#contract/money.ts'
import { cartMessages } from '#messages/en-US/cart.ts'
import { checkoutMessages } from '#messages/en-US/checkout.ts'

interface GuestCheckoutProps {
  /** Undefined until the page is hydrated. */
  checkoutUrl: string | undefined
  goOn: () => void
  user: SessionUser | null
}

/** Continues to the card page: for guests, and for customers who are logged in. */
export function GuestCheckout({ checkoutUrl, goOn, user }: GuestCheckoutProps) {
  const { cart, isReady } = useCart()
  const { payments } = useSettings()
  const units = countUnits(cart)
  const foreignHost = checkoutUrl && hostIfForeign(checkoutUrl)
  return (
    <section
      aria-labelledby="guest"
      className="grid gap-6 bg-linen p-6 sm:p-10 lg:grid-cols-[1fr_24rem] lg:items-center lens-right"
    >
      <div>
        <h2 id="guest" className="display text-title">
          {user ? greeting(user) : checkoutMessages.noAccount}
        </h2>
        <p className="mt-3 max-w-text">{whereToPay(foreignHost || null, payments.card)}</p>
        <p className="mt-3 min-h-6 text-ink-soft tabular-nums">
          {isReady && units > 0 && checkoutMessages.cart(cartMessages.count(units), formatCents(subtotalCents(cart)))}
        </p>
      </div>
      <Button onClick={goOn} disabled={checkoutUrl === undefined} className="w-full">
        {user ? checkoutMessages.toPayment : checkoutMessages.asGuest}
      </Button>
    </section>
  )
}

function whereToPay(host: string | null, takesCards: boolean): string {
  if (takesCards) return host ? checkoutMessages.cardPageAt(host) : checkoutMessages.cardPage
  return host ? checkoutMessages.paymentPageAt(host) : checkoutMessages.paymentPage
}

function greeting({ firstName }: SessionUser): string {
  return firstName ? checkoutMessages.welcome(firstName) : checkoutMessages.welcomeUnnamed
}

function hostIfForeign(url: string): string | null {
  const { origin, host } = new URL(url)
  return origin === window.location.origin ? null : host
}
