import { randomUUID } from 'node:crypto'
import type { Basket } from '#adapters/payment/payment.ts'
import { shippingCents } from '#contract/shipping/shipping.ts'
import { express, standard } from '../mg-delivery.ts'

/** A checkout of two pairs at $60.00, with some fields changed. */
export function basketOf(wish: Partial<Basket> = {}): Basket {
  const lines = wish.lines ?? [lineOf(60_00, 2)]
  const subtotalCents = lines.reduce((sum, line) => sum + line.unitPriceCents * line.quantity, 0)
  return {
    reference: randomUUID(),
    lines,
    currency: 'USD',
    countries: [],
    pickedUpIn: null,
    subtotalCents,
    discounts: [],
    shipping: [
      {
        option: 'standard',
        label: 'Standard shipping',
        cents: shippingCents(standard, { subtotalCents }),
        arrival: { from: '2026-11-30', to: '2026-12-07' },
        holdsIn: 'US',
      },
      {
        option: 'express',
        label: 'Express shipping',
        cents: shippingCents(express, { subtotalCents }),
        arrival: null,
        holdsIn: 'US',
      },
    ],
    taxRates: [],
    taxMode: 'us_sales',
    successUrl: 'http://localhost:3000/shop/payment/feedback/{SESSION_ID}',
    cancelUrl: 'http://localhost:3000/cart',
    email: null,
    locale: 'en-US',
    methods: ['card'],
    plans: { inThree: false, later: false },
    expiresAt: new Date(Date.now() + 1_800_000),
    ...wish,
  }
}

export function lineOf(unitPriceCents: number, quantity: number, name = 'Lido'): Basket['lines'][number] {
  return { name, sku: 'L-1', image: '', priceId: null, unitPriceCents, quantity }
}
