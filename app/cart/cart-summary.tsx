import { useSettings } from '#app/settings/use-settings.ts'
import { useCart } from '#app/state/use-cart.ts'
import { subtotalCents } from '#contract/cart/cart.ts'
import { formatCents, toCents } from '#contract/money.ts'
import { standardShippingCents } from '#contract/shipping/free-shipping.ts'
import { shippingCents } from '#contract/shipping/shipping.ts'
import { cartMessages } from '#messages/en-US/cart.ts'
import { CheckoutButton } from '../checkout/checkout-button.tsx'

/** Subtotal, shipping and tax notes before checkout. */
export function CartSummary() {
  const { cart } = useCart()
  const subtotal = subtotalCents(cart)
  const express = shippingCents('express', subtotal, useSettings().shipping)
  return (
    <section aria-labelledby="summary" className="bg-linen p-6 sm:p-8 lens-right">
      <h2 id="summary" className="display text-title">
        {cartMessages.summary}
      </h2>
      <dl aria-live="polite" className="mt-6 grid gap-2">
        <Sum name={cartMessages.subtotal} value={formatCents(subtotal)} />
        <Sum
          name={cartMessages.standardShipping}
          value={standardShippingCents === 0 ? cartMessages.free : formatCents(standardShippingCents)}
        />
        <Sum
          name={cartMessages.expressShipping}
          value={express === 0 ? cartMessages.free : formatCents(express)}
          className="text-ink-soft"
        />
        <Sum name={cartMessages.tax} value={cartMessages.taxAtCheckout} />
        <Sum
          name={cartMessages.totalBeforeTax}
          value={formatCents(subtotal)}
          className="mt-2 border-t border-ink pt-3 font-medium"
        />
      </dl>
      <FreeExpress subtotal={subtotal} />
      <p className="my-6 text-small text-ink-soft">{cartMessages.totalsNote}</p>
      <CheckoutButton />
    </section>
  )
}

function Sum({ name, value, className = '' }: { name: string; value: string; className?: string }) {
  return (
    <div className={`flex justify-between gap-6 tabular-nums ${className}`}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** How much is missing for free express shipping. */
function FreeExpress({ subtotal }: { subtotal: number }) {
  const freeExpressOverCents = toCents(useSettings().shipping.freeExpressOver)
  const toGo = freeExpressOverCents + 1 - subtotal
  const sentence = toGo > 0 ? cartMessages.toFreeExpress(formatCents(toGo)) : cartMessages.freeExpress
  return (
    <div className="mt-6">
      <p id="free-express" className="text-small">
        {sentence}
      </p>
      <progress
        aria-labelledby="free-express"
        value={Math.min(subtotal, freeExpressOverCents)}
        max={freeExpressOverCents}
        className="mt-2 block h-1 w-full appearance-none overflow-hidden bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
      />
    </div>
  )
}
