import { useId } from 'react'
import { useSettings } from '#app/settings/use-settings.ts'
import { ArrivalNote } from '#app/shipping/arrival-note.tsx'
import { useCart } from '#app/state/use-cart.ts'
import { subtotalCents } from '#contract/cart/cart.ts'
import { formatCents, toCents } from '#contract/money.ts'
import { standardShippingCents } from '#contract/shipping/free-shipping.ts'
import { shippingCents } from '#contract/shipping/shipping.ts'
import { cartMessages } from '#messages/en-US/cart.ts'

const totalNames = {
  none: 'total',
  us_sales: 'totalBeforeTax',
  inclusive_vat: 'totalWithVat',
  stripe_tax: 'totalBeforeTax',
} as const

/** The sums of the cart as far as they are known before checkout, and what is missing for free express shipping. */
export function CartSums() {
  const { cart } = useCart()
  const subtotal = subtotalCents(cart)
  const { shipping, taxation } = useSettings()
  const express = shippingCents('express', subtotal, shipping)
  return (
    <>
      <dl aria-live="polite" className="grid gap-1">
        <Sum name={cartMessages.subtotal} value={formatCents(subtotal)} />
        <Sum name={cartMessages.standardShipping} value={priceOrFree(standardShippingCents)} />
        <Sum name={cartMessages.expressShipping} value={priceOrFree(express)} className="text-ink-soft" />
        <Sum
          name={cartMessages[totalNames[taxation.mode]]}
          value={formatCents(subtotal + standardShippingCents)}
          className="mt-2 border-t border-ink pt-3 font-medium"
        />
      </dl>
      {/* The days take a second line once the browser has calculated them. */}
      <p className="mt-3 min-h-[2lh] text-small">
        <ArrivalNote />
      </p>
      <FreeExpress subtotal={subtotal} />
    </>
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

function priceOrFree(cents: number): string {
  return cents === 0 ? cartMessages.free : formatCents(cents)
}

/** How much is missing for free express shipping. */
function FreeExpress({ subtotal }: { subtotal: number }) {
  const sentenceId = useId()
  const freeExpressOverCents = toCents(useSettings().shipping.freeExpressOver)
  const toGo = freeExpressOverCents + 1 - subtotal
  return (
    <div className="mt-2">
      <p id={sentenceId} className="text-small">
        {toGo > 0 ? cartMessages.toFreeExpress(formatCents(toGo)) : cartMessages.freeExpress}
      </p>
      <progress
        aria-labelledby={sentenceId}
        value={Math.min(subtotal, freeExpressOverCents)}
        max={freeExpressOverCents}
        className="mt-2 block h-1 w-full appearance-none overflow-hidden bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
      />
    </div>
  )
}
