import type { MethodKind, ShippingMethod, ShippingZone } from './zone-shape.ts'

export type ShippingOption = ShippingMethod['speed']

/** What shipping is priced for: the smallest units of the shop's currency, and grams. */
interface Parcel {
  subtotalCents: number
  grams: number
}

type Priced = Pick<ShippingMethod, 'kind' | 'priceCents' | 'perKgCents' | 'overCents' | 'priceOverCents'>

const prices: Record<MethodKind, (method: Priced, parcel: Parcel) => number> = {
  flat: ({ priceCents }) => priceCents,
  by_weight: ({ priceCents, perKgCents }, { grams }) => priceCents + perKgCents * Math.ceil(grams / 1_000),
  by_subtotal: (method, { subtotalCents }) =>
    subtotalCents > method.overCents ? method.priceOverCents : method.priceCents,
  free_above: ({ overCents, priceCents }, { subtotalCents }) => (subtotalCents > overCents ? 0 : priceCents),
}

/**
 * What a method costs, in the smallest units of the shop's currency. Cart, card page and order are priced here; without its
 * grams, a method by weight costs at least this much.
 */
export function shippingCents(method: Priced, parcel: { subtotalCents: number; grams?: number }): number {
  return prices[method.kind](method, { grams: 0, ...parcel })
}

/** The zone of a country: the one that lists it, or else the one for the rest. */
export function zoneOf(zones: readonly ShippingZone[], country: string): ShippingZone | null {
  return zones.find(({ countries }) => countries.includes(country)) ?? zones.find(({ isRest }) => isRest) ?? null
}

/** What identifies a method at a payment provider: its speed where shoppers know it by that, or else its ID. */
export function optionOf({ id, name, speed }: Pick<ShippingMethod, 'id' | 'name' | 'speed'>): string {
  return name === '' ? speed : id
}

/** Whether the delivery days of the methods are known for an address in a country. */
export function knowsDays(zones: readonly ShippingZone[], country: string, shopCountry: string): boolean {
  const zone = zoneOf(zones, country)
  return zone !== null && (daysHoldIn(zone, shopCountry) ?? country) === country
}

/**
 * The country that the delivery days of a zone hold in, null for each of its countries: of the rest of the countries only
 * the shop's own is near enough to know.
 */
export function daysHoldIn({ isRest }: ShippingZone, shopCountry: string): string | null {
  return isRest ? shopCountry : null
}
