import { shippingMessages } from '#messages/en-US/shipping.ts'
import { formatCents, formatRound, toAmount } from '../money.ts'
import { zoneOf } from './shipping.ts'
import type { Delivery, MethodKind, ShippingMethod } from './zone-shape.ts'

/** What shipping costs, in the same words on every screen: "Standard shipping is free on all orders. Express is …" */
export function shippingOffer(delivery: Delivery): string {
  const offer = homeMethods(delivery).map(methodOffer).join(' ')
  return isByCountry(delivery) ? shippingMessages.to(delivery.homeName, offer) : offer
}

/** What the first standard method costs, or else each. */
export function standardOffer(delivery: Delivery): string {
  const standard = isByCountry(delivery) ? undefined : homeMethods(delivery).find(({ speed }) => speed === 'standard')
  return standard ? methodOffer(standard) : shippingOffer(delivery)
}

/** The methods of the country that prices are shown for until the shopper chooses one. */
export function homeMethods(delivery: Delivery): readonly ShippingMethod[] {
  return methodsTo(delivery, delivery.home)
}

export function methodsTo({ zones }: Delivery, country: string): readonly ShippingMethod[] {
  return zoneOf(zones, country)?.methods ?? []
}

/** Whether what shipping costs depends on the country, which the shopper then chooses in the cart. */
export function isByCountry({ zones }: Delivery): boolean {
  return zones.filter(({ methods }) => methods.length > 0).length > 1
}

/** Whether a method costs nothing, whatever is ordered. */
export function isFree({ kind, priceCents }: ShippingMethod): boolean {
  return priceCents === 0 && (kind === 'flat' || kind === 'free_above')
}

const offers: Record<MethodKind, (name: string, method: ShippingMethod) => string> = {
  flat: (name, { priceCents }) => shippingMessages.costs(name, formatCents(priceCents)),
  by_weight: (name, { priceCents }) => shippingMessages.byWeight(name, formatCents(priceCents)),
  by_subtotal: (name, { priceCents, overCents, priceOverCents }) =>
    shippingMessages.lessOver(name, formatCents(priceCents), roundOf(overCents), formatCents(priceOverCents)),
  free_above: (name, { priceCents, overCents }) =>
    shippingMessages.freeOver(name, formatCents(priceCents), roundOf(overCents)),
}

/** "Express is $14.95, free over $200." */
function methodOffer(method: ShippingMethod): string {
  const name = method.name || shippingMessages.speeds[method.speed]
  return isFree(method) ? shippingMessages.free(name) : offers[method.kind](name, method)
}

/** "3-7", or "5" where both are the same. */
export function daysInWords({ minDays, maxDays }: Pick<ShippingMethod, 'minDays' | 'maxDays'>): string {
  return minDays === maxDays ? String(minDays) : `${minDays}-${maxDays}`
}

/** "$200" for a whole amount. */
function roundOf(cents: number): string {
  return formatRound(toAmount(cents))
}
