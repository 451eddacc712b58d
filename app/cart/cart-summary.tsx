import { useSettings } from '#app/settings/use-settings.ts'
import { useCart } from '#app/state/use-cart.ts'
import { subtotalCents } from '#contract/cart/cart.ts'
import { formatCents, toCents } from '#contract/money.ts'
import { standardShippingCents } from '#contract/shipping/free-shipping.ts'
import { shippingCents } from '#contract/shipping/shipping.ts'
import { CheckoutButton } from '../checkout/checkout-button.tsx'

/** Subtotal, shipping and tax notes before checkout. */
export function CartSummary() {
  const { cart } = useCart()
  const subtotal = subtotalCents(cart)
  const express = shippingCents('express', subtotal, useSettings().shipping)
  return (
    <section aria-labelledby="summary" className="bg-linen p-6 sm:p-8 lens-right">
      <h2 id="summary" className="display text-title">
        Summary
      </h2>
      <dl aria-live="polite" className="mt-6 grid gap-2">
        <Sum name="Subtotal" value={formatCents(subtotal)} />
        <Sum
          name="Standard shipping"
          value={standardShippingCents === 0 ? 'Free' : formatCents(standardShippingCents)}
        />
        <Sum
          name="or express shipping"
          value={express === 0 ? 'Free' : formatCents(express)}
          className="text-ink-soft"
        />
        <Sum name="Tax" value="at checkout" />
        <Sum
          name="Total before tax"
          value={formatCents(subtotal)}
          className="mt-2 border-t border-ink pt-3 font-medium"
        />
      </dl>
      <FreeExpress subtotal={subtotal} />
      <p className="my-6 text-small text-ink-soft">
        Tax and shipping are calculated at checkout. You see the final total before you submit your order.
      </p>
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
  const sentence = toGo > 0 ? `${formatCents(toGo)} more and express shipping is free.` : 'Express shipping is free.'
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
