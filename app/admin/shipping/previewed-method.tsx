import { useSettings } from '#app/settings/use-settings.ts'
import { Price } from '#app/ui/price.tsx'
import { toAmount, toCents } from '#contract/money.ts'
import type { OwnMethod } from '#contract/shipping/calls.ts'
import { daysToArrival } from '#contract/shipping/days-to-arrival.ts'
import { shippingCents } from '#contract/shipping/shipping.ts'
import { adminShippingMessages } from '#messages/en-US/admin/shipping.ts'
import { cartMessages } from '#messages/en-US/cart.ts'
import { shippingMessages } from '#messages/en-US/shipping.ts'

/** In the shop's currency, and in kilograms. */
interface PreviewedCart {
  subtotal: number
  kilograms: number
}

/** A method as typed, with its price for a cart and its days. */
export function PreviewedMethod({ method, cart }: { method: OwnMethod; cart: PreviewedCart }) {
  const { shipping } = useSettings()
  const price = priceOf(method, cart)
  const areDays = method.minDays <= method.maxDays
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 py-3">
      <span className="wrap-anywhere">
        <span className="font-medium">{method.name || shippingMessages.speeds[method.speed]}</span>
        {areDays && (
          <span className="block text-small text-ink-soft">
            {shippingMessages.arrivesIn(...daysToArrival(method, shipping))}
          </span>
        )}
      </span>
      {price === null || !areDays ? (
        <span className="text-small text-accent">{adminShippingMessages.previewIncomplete}</span>
      ) : price === 0 ? (
        cartMessages.free
      ) : (
        <Price price={price} />
      )}
    </li>
  )
}

/** By the rule that prices carts, card pages and orders; null while an amount is missing or invalid. */
function priceOf({ kind, price, perKg, over, priceOver }: OwnMethod, { subtotal, kilograms }: PreviewedCart) {
  if ([price, perKg, over, priceOver].some(Number.isNaN)) return null
  const priced = {
    kind,
    priceCents: toCents(price),
    perKgCents: toCents(perKg),
    overCents: toCents(over),
    priceOverCents: toCents(priceOver),
  }
  return toAmount(shippingCents(priced, { subtotalCents: toCents(subtotal), grams: Math.round(kilograms * 1_000) }))
}
