import { expect, test } from 'vitest'
import { currencyCodes } from '#contract/currencies.ts'
import { fromStripeAmount, toStripeAmount } from './stripe-amounts.ts'

test('amounts are in the smallest units that Stripe knows of a currency', () => {
  const asked = [
    ['USD', 140_00],
    ['JPY', 140],
    ['KWD', 140_000],
    ['ISK', 140],
    ['UGX', 140],
    ['HUF', 140],
  ] as const
  expect(asked.map(([currency, cents]) => toStripeAmount(cents, currency))).toEqual([
    140_00, 140, 140_000, 140_00, 140_00, 140_00,
  ])
})

test('an amount survives the way to Stripe and back in every currency that Stripe can charge', () => {
  for (const currency of currencyCodes) {
    expect(fromStripeAmount(toStripeAmount(1_230, currency), currency.toLowerCase())).toBe(1_230)
  }
})
