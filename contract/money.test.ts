import { expect, test } from 'vitest'
import { formatCents, payInThree, toCents, toDollars } from './money.ts'

test('a price has a $ sign and two decimals', () => {
  expect([0, 5, 4_200, 123_450, 1_000_000_00].map(formatCents)).toEqual([
    '$0.00',
    '$0.05',
    '$42.00',
    '$1,234.50',
    '$1,000,000.00',
  ])
})

test('three parts add up to the price, the first ones carry the odd cents', () => {
  expect(payInThree(42_00)).toEqual([14_00, 14_00, 14_00])
  expect(payInThree(100_00)).toEqual([33_34, 33_33, 33_33])
  expect(payInThree(1_01)).toEqual([34, 34, 33])
  for (let cents = 0; cents < 500; cents++) {
    expect(payInThree(cents).reduce((sum, part) => sum + part, 0)).toBe(cents)
  }
})

test('every amount of cents comes back whole from the wire', () => {
  for (const cents of [1, 10, 29, 57, 115, 1_15, 1_005, 8_29, 4_35, 999_999_99])
    expect(toCents(toDollars(cents))).toBe(cents)
})
