import { useSettings } from '#app/settings/use-settings.ts'
import { cartMessages } from '#messages/en-US/cart.ts'

/** What is still added to the total of the cart: shipping, and tax where prices do not include it. */
export function TotalsNote({ className }: { className: string }) {
  const { mode } = useSettings().taxation
  const isTaxAdded = mode === 'us_sales' || mode === 'stripe_tax'
  return (
    <p className={`text-small text-ink-soft ${className}`}>
      {isTaxAdded ? cartMessages.totalsNote : cartMessages.totalsNoteTaxed}
    </p>
  )
}
