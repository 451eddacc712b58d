import { expect, test } from 'vitest'
import { spreadCents } from './spread-cents.ts'

test('the parts of an amount add up to it, and the largest remainders carry the odd cents', () => {
  expect(spreadCents(100, [1, 1, 1])).toEqual([34, 33, 33])
  expect(spreadCents(10_00, [7_00, 13_33])).toEqual([3_44, 6_56])
  expect(spreadCents(1, [1_00, 3_00])).toEqual([0, 1])
  expect(spreadCents(0, [5, 5])).toEqual([0, 0])
  expect(spreadCents(0, [])).toEqual([])
})

test('no part is greater than its weight, up to the whole amount', () => {
  const weights = [16_81, 3_19, 9_35, 65, 1]
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  for (let amount = 0; amount <= whole; amount++) {
    const parts = spreadCents(amount, weights)
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount)
    expect(parts.every((part, at) => part <= (weights[at] ?? 0))).toBe(true)
  }
  expect(spreadCents(whole, weights)).toEqual(weights)
})
