import type { Delivery, ShippingMethod } from '#contract/shipping/zone-shape.ts'

const common = { name: '', perKgCents: 0, priceOverCents: 0 }

/** The shipping methods that a new shop begins with. Source: spec section 9. */
export const standard: ShippingMethod = {
  ...common,
  id: 'a6c0de6e-6a3c-4d9b-9c0e-000000000001',
  speed: 'standard',
  kind: 'flat',
  priceCents: 0,
  overCents: 0,
  minDays: 3,
  maxDays: 7,
}
export const express: ShippingMethod = {
  ...common,
  id: 'a6c0de6e-6a3c-4d9b-9c0e-000000000002',
  speed: 'express',
  kind: 'free_above',
  priceCents: 14_95,
  overCents: 200_00,
  minDays: 1,
  maxDays: 2,
}

/** Where a new shop ships. */
export const mgDelivery: Delivery = {
  zones: [{ id: 'a6c0de6e-6a3c-4d9b-9c0e-000000000000', isRest: true, countries: [], methods: [standard, express] }],
  pickupPoints: [],
  home: 'US',
  homeName: 'the United States',
}
