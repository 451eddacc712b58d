import { countryCodes } from '#contract/countries.ts'
import type { FreeSpeeds } from '#contract/discounts/discount-kinds.ts'
import { conflict } from '#contract/errors.ts'
import { sellsTo } from '#contract/settings/place-fields.ts'
import type { Settings } from '#contract/settings/settings.ts'
import { arrivalDates, readyDay } from '#contract/shipping/arrival-dates.ts'
import type { OfferedShipping } from '#contract/shipping/offered-shipping.ts'
import type { PickupPoint } from '#contract/shipping/pickup-point.ts'
import { daysHoldIn, optionOf, shippingCents, zoneOf } from '#contract/shipping/shipping.ts'
import type { Delivery, ShippingZone } from '#contract/shipping/zone-shape.ts'
import type { Tx } from '#db/open-database.ts'
import { apiShippingMessages } from '#messages/en-US/api/shipping.ts'
import { findPickupPoint } from './pickup-points.ts'
import { readDelivery, shipsTo } from './read-delivery.ts'
import { weighItems } from './weigh-items.ts'

interface Cart {
  items: readonly { variantId: string; quantity: number }[]
  /** After discounts. */
  subtotalCents: number
  /** The methods that a discount makes free; null for none. */
  freeSpeeds: FreeSpeeds | null
  /** The country that the shopper chose; null for the one that pages show prices for. */
  country: string | null
  /** The pickup point that the shopper chose; null for what is shipped. */
  pickup: string | null
  /** The time by the shop's clock. */
  now: Date
}

interface Offer {
  shipping: OfferedShipping[]
  /** The countries that share these methods; none means all. */
  countries: string[]
}

/**
 * The shipping methods of a cart with their prices and days of arrival: what its card page offers, and every amount after it
 * is one of these. Refuses with 409 a country without a method and a pickup point that is gone.
 */
export async function offerShipping(tx: Tx, settings: Settings, cart: Cart): Promise<Offer> {
  const { items, subtotalCents, freeSpeeds, country, now } = cart
  if (cart.pickup !== null) return offerPickup(settings, cart, await findPickupPoint(tx, cart.pickup))
  const delivery = await readDelivery(tx, settings)
  const { countries: sold } = settings.places
  const goesTo = country ?? delivery.home
  const zone = zoneOf(delivery.zones, goesTo)
  if (!zone || !sellsTo(sold, goesTo) || !shipsTo(delivery.zones, goesTo)) {
    throw conflict(apiShippingMessages.notShipped)
  }
  const isWeighed = zone.methods.some(({ kind }) => kind === 'by_weight')
  const grams = isWeighed ? await weighItems(tx, items) : 0
  const shipping = zone.methods.map((method): OfferedShipping => {
    const { from, to } = arrivalDates(now, method, settings)
    const fullCents = shippingCents(method, { subtotalCents, grams })
    const isFree = freeSpeeds === 'all' || freeSpeeds === method.speed
    return {
      option: optionOf(method),
      name: method.name,
      speed: method.speed,
      cents: isFree ? 0 : fullCents,
      discountCents: isFree ? fullCents : 0,
      minDays: method.minDays,
      maxDays: method.maxDays,
      arrival: { from, to },
      holdsIn: daysHoldIn(zone, settings.shop.country),
      pickup: null,
    }
  })
  return { shipping, countries: countriesOf(zone, delivery, sold) }
}

/** Picking up is the only method of its checkout; a discount that makes every method free makes it free, too. */
function offerPickup(settings: Settings, { freeSpeeds, now }: Cart, point: PickupPoint): Offer {
  const { id, priceCents, readyDays, ...pickup } = point
  const isFree = freeSpeeds === 'all'
  const day = readyDay(now, readyDays, settings)
  const offered: OfferedShipping = {
    option: id,
    name: point.name,
    speed: 'pickup',
    cents: isFree ? 0 : priceCents,
    discountCents: isFree ? priceCents : 0,
    minDays: readyDays,
    maxDays: readyDays,
    arrival: { from: day, to: day },
    holdsIn: null,
    pickup,
  }
  return { shipping: [offered], countries: [point.country] }
}

/** Of the countries sold to those of a zone; none means all, where every country has the same methods. */
function countriesOf(zone: ShippingZone, { zones }: Delivery, sold: readonly string[]): string[] {
  if (zone.isRest && zones.length === 1) return [...sold]
  return countryCodes.filter((code) => sellsTo(sold, code) && zoneOf(zones, code) === zone)
}
