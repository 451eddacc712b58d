import { useId } from 'react'
import { CodeField } from '#app/discounts/code-field.tsx'
import { DiscountNotes, DiscountSums } from '#app/discounts/discount-sums.tsx'
import { useCartQuote } from '#app/discounts/use-cart-quote.ts'
import { useSettings } from '#app/settings/use-settings.ts'
import { ArrivalNote } from '#app/shipping/arrival-note.tsx'
import { PickupNote } from '#app/shipping/pickup-note.tsx'
import { PlaceChooser } from '#app/shipping/place-chooser.tsx'
import { useDestination, usePickupPoint } from '#app/shipping/use-destination.ts'
import { useCart } from '#app/state/use-cart.ts'
import { subtotalCents } from '#contract/cart/cart.ts'
import type { FreeSpeeds } from '#contract/discounts/discount-kinds.ts'
import { formatCents, toCents } from '#contract/money.ts'
import { shippingCents } from '#contract/shipping/shipping.ts'
import { isByCountry, methodsTo } from '#contract/shipping/shipping-offer.ts'
import type { ShippingMethod } from '#contract/shipping/zone-shape.ts'
import { cartMessages } from '#messages/en-US/cart.ts'
import { pickupMessages } from '#messages/en-US/pickup.ts'

const totalNames = {
  none: 'total',
  us_sales: 'totalBeforeTax',
  inclusive_vat: 'totalWithVat',
  stripe_tax: 'totalBeforeTax',
} as const

/** The sums of the cart as far as they are known before checkout, and what is missing for free shipping. */
export function CartSums() {
  const { cart } = useCart()
  const { quote, refusal, isCurrent } = useCartQuote()
  const whole = subtotalCents(cart)
  const subtotal = whole - toCents(quote?.discount ?? 0)
  const freeSpeeds = quote?.freeSpeeds ?? null
  const { delivery, taxation } = useSettings()
  const destination = useDestination()
  const point = usePickupPoint()
  const methods = point ? [] : methodsTo(delivery, destination)
  const [first] = methods
  const pickupCents = point && freeSpeeds !== 'all' ? point.priceCents : 0
  return (
    <>
      {(isByCountry(delivery) || delivery.pickupPoints.length > 0) && <PlaceChooser className="mb-6" />}
      <dl aria-live="polite" className="grid gap-1">
        <Sum name={cartMessages.subtotal} value={formatCents(whole)} />
        <DiscountSums quote={quote} isCurrent={isCurrent} />
        {methods.map((method) => (
          <Sum
            key={method.id}
            name={nameOf(method)}
            value={priceOf(method, subtotal, freeSpeeds)}
            className={method === first ? '' : 'text-ink-soft'}
          />
        ))}
        {point && (
          <Sum
            name={pickupMessages.pickup(point.name)}
            value={pickupCents === 0 ? cartMessages.free : formatCents(pickupCents)}
          />
        )}
        <Sum
          name={cartMessages[totalNames[taxation.mode]]}
          value={first ? totalOf(first, subtotal, freeSpeeds) : formatCents(subtotal + pickupCents)}
          className="mt-2 border-t border-ink pt-3 font-medium"
        />
      </dl>
      <DiscountNotes quote={quote} refusal={refusal} />
      <CodeField />
      {/* The days take a second line once the browser has calculated them. */}
      <p className="mt-3 min-h-[2lh] text-small">
        {point ? <PickupNote point={point} /> : <ArrivalNote country={destination} />}
      </p>
      <FreeAbove
        method={methods.find(({ kind, priceCents, speed }) => {
          return kind === 'free_above' && priceCents > 0 && !isFreed(speed, freeSpeeds)
        })}
        subtotal={subtotal}
      />
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

function nameOf({ name, speed }: ShippingMethod): string {
  return name || cartMessages.shippingNames[speed]
}

function isFreed(speed: ShippingMethod['speed'], freeSpeeds: FreeSpeeds | null): boolean {
  return freeSpeeds === 'all' || freeSpeeds === speed
}

function priceOf(method: ShippingMethod, subtotal: number, freeSpeeds: FreeSpeeds | null): string {
  if (isFreed(method.speed, freeSpeeds)) return cartMessages.free
  const cents = shippingCents(method, { subtotalCents: subtotal })
  // The browser does not know what the items weigh.
  if (method.kind === 'by_weight') return cartMessages.from(formatCents(cents))
  return cents === 0 ? cartMessages.free : formatCents(cents)
}

function totalOf(method: ShippingMethod, subtotal: number, freeSpeeds: FreeSpeeds | null): string {
  if (isFreed(method.speed, freeSpeeds)) return formatCents(subtotal)
  const total = formatCents(subtotal + shippingCents(method, { subtotalCents: subtotal }))
  return method.kind === 'by_weight' ? cartMessages.from(total) : total
}

/** How much is missing for free shipping by a method. */
function FreeAbove({ method, subtotal }: { method: ShippingMethod | undefined; subtotal: number }) {
  const sentenceId = useId()
  if (!method) return null
  const { overCents, speed, name } = method
  const toGo = overCents + 1 - subtotal
  return (
    <div className="mt-2">
      <p id={sentenceId} className="text-small">
        {toGo > 0 ? cartMessages.toFree[speed](formatCents(toGo), name) : cartMessages.isFree(nameOf(method))}
      </p>
      <progress
        aria-labelledby={sentenceId}
        value={Math.min(subtotal, overCents)}
        max={overCents}
        className="mt-2 block h-1 w-full appearance-none overflow-hidden bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
      />
    </div>
  )
}
