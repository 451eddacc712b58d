import { type ReactNode, useId } from 'react'
import { type ShownQuote, shownQuote } from '#app/discounts/cart-quote.ts'
import { CodeField } from '#app/discounts/code-field.tsx'
import { DiscountNotes, DiscountSums } from '#app/discounts/discount-sums.tsx'
import { useCartQuote } from '#app/discounts/use-cart-quote.ts'
import { useSettings } from '#app/settings/use-settings.ts'
import { ArrivalNote } from '#app/shipping/arrival-note.tsx'
import { PickupNote } from '#app/shipping/pickup-note.tsx'
import { PlaceChooser } from '#app/shipping/place-chooser.tsx'
import { useDestination, usePickupPoint } from '#app/shipping/use-destination.ts'
import { useCart } from '#app/state/use-cart.ts'
import { useShared } from '#app/state/use-stored-value.ts'
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

/** What the sums are made of, as far as it is known before checkout. */
function useSums(quote: ShownQuote['quote']) {
  const { cart } = useCart()
  const whole = subtotalCents(cart)
  const freeSpeeds = quote?.freeSpeeds ?? null
  const { delivery } = useSettings()
  const destination = useDestination()
  const point = usePickupPoint()
  return {
    ...{ whole, freeSpeeds, delivery, destination, point },
    subtotal: whole - toCents(quote?.discount ?? 0),
    methods: point ? [] : methodsTo(delivery, destination),
    pickupCents: point && freeSpeeds !== 'all' ? point.priceCents : 0,
  }
}

/** The total of the cart, in a description list; `CartSums` asks for its discounts. */
export function CartTotal({ className = '' }: { className?: string }) {
  const { mode } = useSettings().taxation
  const { methods, subtotal, freeSpeeds, pickupCents } = useSums(useShared(shownQuote, null)?.quote ?? null)
  const [first] = methods
  return (
    <Sum
      name={cartMessages[totalNames[mode]]}
      value={first ? totalOf(first, subtotal, freeSpeeds) : formatCents(subtotal + pickupCents)}
      className={`font-medium ${className}`}
    />
  )
}

/** The sums of the cart, and what is missing for free shipping; `children` are the last of the list, such as the total. */
export function CartSums({ children }: { children?: ReactNode }) {
  const { quote, refusal, isCurrent } = useCartQuote()
  const sums = useSums(quote)
  const { whole, subtotal, freeSpeeds, delivery, destination, point, methods } = sums
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
            className={method === methods[0] ? '' : 'text-ink-soft'}
          />
        ))}
        {point && (
          <Sum
            name={pickupMessages.pickup(point.name)}
            value={sums.pickupCents === 0 ? cartMessages.free : formatCents(sums.pickupCents)}
          />
        )}
        {children}
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
    <div className={`flex flex-wrap justify-between gap-x-6 tabular-nums ${className}`}>
      <dt className="wrap-anywhere">{name}</dt>
      <dd className="ml-auto">{value}</dd>
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

/** How much is missing for free shipping by a method; once it is free, its line of the sums says so. */
function FreeAbove({ method, subtotal }: { method: ShippingMethod | undefined; subtotal: number }) {
  const sentenceId = useId()
  if (!method || subtotal > method.overCents) return null
  const { overCents, speed, name } = method
  return (
    <div className="mt-2">
      <p id={sentenceId} className="text-small">
        {cartMessages.toFree[speed](formatCents(overCents + 1 - subtotal), name)}
      </p>
      <progress
        aria-labelledby={sentenceId}
        value={subtotal}
        max={overCents}
        className="mt-2 block h-1 w-full appearance-none overflow-hidden bg-line [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-accent"
      />
    </div>
  )
}
