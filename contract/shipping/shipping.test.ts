import { expect, test } from 'vitest'
import { express, mgDelivery, standard } from '#test/mg-delivery.ts'
import { knowsDays, optionOf, shippingCents, zoneOf } from './shipping.ts'
import { shippingOffer } from './shipping-offer.ts'

const cart = (subtotalCents: number, grams = 0) => ({ subtotalCents, grams })

test('a flat method costs the same for every order', () => {
  expect(shippingCents({ ...standard, priceCents: 495 }, cart(1))).toBe(495)
  expect(shippingCents({ ...standard, priceCents: 495 }, cart(999_99, 20_000))).toBe(495)
})

test('a method that is free above a subtotal is not free at it', () => {
  expect([200_00, 200_01].map((subtotal) => shippingCents(express, cart(subtotal)))).toEqual([14_95, 0])
})

test('a method by subtotal has another price above it', () => {
  const method = { ...express, kind: 'by_subtotal' as const, priceCents: 9_00, overCents: 50_00, priceOverCents: 4_00 }
  expect([50_00, 50_01].map((subtotal) => shippingCents(method, cart(subtotal)))).toEqual([9_00, 4_00])
})

test('a method by weight charges each started kilogram, and at least its price where the weight is unknown', () => {
  const method = { ...standard, kind: 'by_weight' as const, priceCents: 5_00, perKgCents: 2_00 }
  const priceOf = (grams: number) => shippingCents(method, cart(1, grams))
  expect([0, 1, 1_000, 1_001].map(priceOf)).toEqual([5_00, 7_00, 7_00, 9_00])
  expect(shippingCents(method, { subtotalCents: 1 })).toBe(5_00)
})

test('a country belongs to the zone that lists it, or to the rest; only known countries have delivery days', () => {
  const [rest] = mgDelivery.zones
  const europe = { id: 'europe', isRest: false, countries: ['DE', 'FR'], methods: [standard] }
  const zones = rest ? [europe, rest] : []
  expect(zoneOf(zones, 'FR')).toBe(europe)
  expect(zoneOf(zones, 'JP')).toBe(rest)
  expect(zoneOf([europe], 'JP')).toBeNull()
  expect(['DE', 'US', 'JP'].map((country) => knowsDays(zones, country, 'US'))).toEqual([true, true, false])
})

test('a method without a name is known by its speed', () => {
  expect([standard, { ...express, name: 'Courier' }].map(optionOf)).toEqual(['standard', express.id])
})

test('what shipping costs is said of each method, and for which country where that matters', () => {
  expect(shippingOffer(mgDelivery)).toBe('Standard shipping is free on all orders. Express is $14.95, free over $200.')
  const [rest] = mgDelivery.zones
  const methods = [
    { ...standard, name: 'Parcel', kind: 'by_weight' as const, priceCents: 5_00, perKgCents: 1_00 },
    { ...express, name: 'Courier', kind: 'by_subtotal' as const, priceOverCents: 9_00 },
    { ...standard, name: 'Letter', priceCents: 1_50 },
  ]
  const zones = rest ? [{ ...rest, id: 'home', isRest: false, countries: ['US'], methods }, rest] : []
  expect(shippingOffer({ ...mgDelivery, zones })).toBe(
    'Shipping to the United States: Parcel starts at $5.00 and depends on the weight. Courier is $14.95, $9.00 over $200. Letter is $1.50.',
  )
})
