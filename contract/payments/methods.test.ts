import { expect, test } from 'vitest'
import { offeredMethods, offeredPlans, paymentMethods } from './methods.ts'

const all = Object.fromEntries(paymentMethods.map((method) => [method, true])) as Record<
  (typeof paymentMethods)[number],
  boolean
>

test.each([
  ['USD', ['card', 'wallets', 'klarna', 'afterpay', 'paypal', 'bankDebit']],
  ['EUR', ['card', 'wallets', 'klarna', 'paypal', 'ideal', 'bankDebit']],
  ['JPY', ['card', 'wallets']],
])('prices in %s can be paid by %j', (currency, expected) => {
  expect(offeredMethods(all, currency)).toEqual(expected)
})

const promises = { payInThree: true, payLater: true }

test('a plan is kept only while a way to pay is behind it, and it is promised', () => {
  const plansOf = (off: Partial<typeof all>, currency = 'USD', promised = promises) =>
    offeredPlans({ payments: { ...all, ...off }, money: { currency }, promises: promised })
  expect(plansOf({})).toEqual({ inThree: true, later: true })
  expect(plansOf({ klarna: false })).toEqual({ inThree: true, later: false })
  expect(plansOf({ klarna: false, afterpay: false })).toEqual({ inThree: false, later: false })
  expect(plansOf({}, 'JPY')).toEqual({ inThree: false, later: false })
  expect(plansOf({}, 'USD', { payInThree: false, payLater: true })).toEqual({ inThree: false, later: true })
})
