import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { exchangedCents } from './exchanged-cents.ts'

const line = { unitPriceCents: 33_33, quantity: 3, discountCents: 0 }
const same = { ownPriceCents: 40_00, wantedPriceCents: 40_00 }
const cheaper = { ownPriceCents: 40_00, wantedPriceCents: 30_00 }

test('for the same price, an exchange costs what was paid, to the cent', () => {
  const whole = { unitPriceCents: 33_33, discountCents: 0, taxCents: 2_41, totalCents: 35_74 }
  expect(exchangedCents({ part: same, line, quantity: 1, amountCents: 35_74 })).toEqual(whole)
  const reduced = { ...line, discountCents: 20_00 }
  expect(exchangedCents({ part: same, line: reduced, quantity: 3, amountCents: 85_00 })).toEqual({
    unitPriceCents: 33_33,
    discountCents: 20_00,
    taxCents: 5_01,
    totalCents: 85_00,
  })
})

test('for a lower price it costs the part of what was paid that the prices of today have', () => {
  const { unitPriceCents, totalCents } = exchangedCents({ part: cheaper, line, quantity: 2, amountCents: 71_48 })
  expect(unitPriceCents).toBe(24_99)
  expect(totalCents).toBe(53_59)
})

test('whatever was paid, the line adds up, costs no more, and for the same price exactly as much', () => {
  const cents = (max: number) => fc.integer({ min: 1, max })
  fc.assert(
    fc.property(
      cents(1_000_000),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 1, max: 9 }),
      fc.integer({ min: 0, max: 100 }),
      fc.integer({ min: 0, max: 30 }),
      cents(1_000_000),
      cents(1_000_000),
      (unitPriceCents, ordered, units, off, tax, one, other) => {
        const quantity = Math.min(ordered, units)
        const discountCents = Math.floor((unitPriceCents * ordered * off) / 100)
        const net = unitPriceCents * ordered - discountCents
        const amountCents = Math.floor(((net + Math.floor((net * tax) / 100)) * quantity) / ordered)
        const part = { ownPriceCents: Math.max(one, other), wantedPriceCents: Math.min(one, other) }
        const bought = { unitPriceCents, quantity: ordered, discountCents }
        const made = exchangedCents({ part, line: bought, quantity, amountCents })
        expect(made.unitPriceCents * quantity - made.discountCents + made.taxCents).toBe(made.totalCents)
        expect(made.totalCents).toBeLessThanOrEqual(amountCents)
        expect(Math.min(made.discountCents, made.taxCents, made.totalCents)).toBeGreaterThanOrEqual(0)
        expect(made.discountCents).toBeLessThanOrEqual(made.unitPriceCents * quantity)
        if (one === other) expect(made.totalCents).toBe(amountCents)
      },
    ),
  )
})
