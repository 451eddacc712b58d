import { expect, test } from 'vitest'
import { readers } from './typed-settings.ts'

test.each([
  ['14', 14],
  ['1,000', 1_000],
  ['7,5', Number.NaN],
  ['1,4', Number.NaN],
])('days typed as "%s" are parsed as %s', (typed, days) => {
  expect(readers.reviews({ invitesBuyers: 'on', inviteDays: typed }).inviteDays).toBe(days)
})

test.each([
  ['DE 19', 19_000],
  ['DE: 5.5', 5_500],
  ['DE, 19 %', 19_000],
  ['DE 5,5', Number.NaN],
])('the VAT rate typed as "%s" is parsed as %s', (typed, rate) => {
  expect(readers.taxation({ mode: 'vat', vatRates: typed }).vatRates).toEqual([{ country: 'DE', rate }])
})
