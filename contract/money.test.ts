import { afterEach, expect, test } from 'vitest'
import { currencyCodes, currencyOf } from './currencies.ts'
import { setShopCurrency } from './currency.ts'
import { formatCents, formatRound, isWholeCents, payInThree, toAmount, toCents, writeAmount } from './money.ts'

afterEach(() => setShopCurrency(currencyOf('USD')))

test('a price has a $ sign and two decimals', () => {
  expect([0, 5, 4_200, 123_450, 1_000_000_00].map(formatCents)).toEqual([
    '$0.00',
    '$0.05',
    '$42.00',
    '$1,234.50',
    '$1,000,000.00',
  ])
})

test('an amount is formatted as Intl does, however large or small', () => {
  const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' })
  const digits = Array.from({ length: 14 }, (_, at) => Number('98765432109876'.slice(0, at + 1)))
  for (const cents of [...digits, ...digits.map((each) => -each)]) {
    expect(formatCents(cents)).toBe(dollars.format(cents / 100))
  }
})

test('three parts add up to the price, the first ones carry the odd cents', () => {
  expect(payInThree(42_00)).toEqual([14_00, 14_00, 14_00])
  expect(payInThree(100_00)).toEqual([33_34, 33_33, 33_33])
  expect(payInThree(1_01)).toEqual([34, 34, 33])
  for (let cents = 0; cents < 500; cents++) {
    expect(payInThree(cents).reduce((sum, part) => sum + part, 0)).toBe(cents)
  }
})

test('every amount of cents survives the conversion to dollars and back', () => {
  for (const cents of [1, 10, 29, 57, 115, 1_15, 1_005, 8_29, 4_35, 999_999_99])
    expect(toCents(toAmount(cents))).toBe(cents)
})

test('every currency is written as Intl does', () => {
  for (const currency of currencyCodes) {
    setShopCurrency(currencyOf(currency))
    const scale = 10 ** currencyOf(currency).decimals
    const like = new Intl.NumberFormat('en-US', { style: 'currency', currency })
    for (const cents of [0, 5, 123_450, -123_450]) expect(formatCents(cents)).toBe(like.format(cents / scale))
  }
})

test('amounts have the decimals of the currency', () => {
  setShopCurrency(currencyOf('JPY'))
  expect([toCents(140), toAmount(140), writeAmount(140), formatRound(140)]).toEqual([140, 140, '140', '¥140'])
  expect([140, 140.5].map(isWholeCents)).toEqual([true, false])
  setShopCurrency(currencyOf('KWD'))
  expect([toCents(1.25), toAmount(1_250), writeAmount(1.25)]).toEqual([1_250, 1.25, '1.250'])
})

test('an amount that need not be exact leaves out decimals that are zeros', () => {
  expect([200, 14.95, 2_000].map(formatRound)).toEqual(['$200', '$14.95', '$2,000'])
})
