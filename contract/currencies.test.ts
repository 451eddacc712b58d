import { expect, onTestFinished, test } from 'vitest'
import { currencyCodes, currencyName, currencyOf, currencyPlural, isChargeable } from './currencies.ts'
import { setShopCurrency } from './currency.ts'

test('every currency has the decimals that Intl gives it', () => {
  const decimalsOf = (currency: string) =>
    new Intl.NumberFormat('en-US', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits
  for (const code of currencyCodes) expect([code, currencyOf(code).decimals]).toEqual([code, decimalsOf(code)])
  expect(['USD', 'JPY', 'KWD'].map((code) => currencyOf(code).decimals)).toEqual([2, 0, 3])
  expect(new Set(currencyCodes).size).toBe(currencyCodes.length)
})

test('a currency has a sign or its code before an amount', () => {
  expect(['USD', 'EUR', 'JPY', 'CHF'].map((code) => currencyOf(code).prefix)).toEqual(['$', '€', '¥', 'CHF\u00a0'])
})

test('a currency has a name', () => {
  expect(currencyPlural('USD', 'en-US')).toBe('US dollars')
  expect(currencyPlural('USD', 'de')).toBe('US-Dollar')
  expect(currencyName('JPY')).toBe('Japanese Yen')
})

test('a card is charged whole units of a currency, of three decimals tens of the smallest', () => {
  onTestFinished(() => setShopCurrency(currencyOf('USD')))
  const chargeable = (code: string, amounts: number[]) => {
    setShopCurrency(currencyOf(code))
    return amounts.filter(isChargeable)
  }
  expect(chargeable('USD', [0.1, 19.99, 19.999])).toEqual([0.1, 19.99])
  expect(chargeable('JPY', [20, 20.5])).toEqual([20])
  expect(chargeable('KWD', [1.23, 1.234])).toEqual([1.23])
})
