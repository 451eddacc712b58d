import { expect, test } from 'vitest'
import { taxCents, usStates } from './tax.ts'

test('every state and Washington, D.C. have a rate between zero and ten percent', () => {
  expect(usStates).toHaveLength(51)
  expect(new Set(usStates.map(({ code }) => code)).size).toBe(51)
  for (const { code, name, rate } of usStates) {
    expect(code).toMatch(/^[A-Z]{2}$/)
    expect(name).toMatch(/^[A-Z][A-Za-z ]+$/)
    expect(rate).toBeGreaterThanOrEqual(0)
    expect(rate).toBeLessThan(10_000)
  }
})

test('tax is the rate of the state, in whole cents, rounded half up', () => {
  expect(taxCents(60_00, { country: 'US', state: 'CA' }, [])).toBe(4_35)
  expect(taxCents(10_00, { country: 'US', state: 'MN' }, [])).toBe(69)
  expect(taxCents(1, { country: 'US', state: 'CA' }, [])).toBe(0)
  expect(taxCents(999_999_99, { country: 'US', state: 'CA' }, [])).toBe(72_500_00)
})

test('there is no tax in states without one, nor abroad', () => {
  expect(taxCents(60_00, { country: 'US', state: 'OR' }, [])).toBe(0)
  expect(taxCents(60_00, { country: 'CA', state: 'CA' }, [])).toBe(0)
  expect(taxCents(60_00, { country: 'US', state: 'toString' }, [])).toBe(0)
})

test('a rate set by the owner overrides the table, for its state only', () => {
  const own = [{ state: 'OR', rate: 6_250 }]
  expect(taxCents(60_00, { country: 'US', state: 'OR' }, own)).toBe(3_75)
  expect(taxCents(60_00, { country: 'US', state: 'CA' }, own)).toBe(4_35)
  expect(taxCents(60_00, { country: 'CA', state: 'OR' }, own)).toBe(0)
})
