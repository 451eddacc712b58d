import { expect, test } from 'vitest'
import { addedTaxCents, includedTax, taxModes } from './tax-terms.ts'

const california = { country: 'US', state: 'CA' }
const vatRates = [
  { country: 'DE', rate: 19_000 },
  { country: 'CH', rate: 8_100 },
]

test('tax is added to prices only where prices do not include it', () => {
  const added = taxModes.map((taxMode) => addedTaxCents(60_00, california, { taxMode, taxRates: [] }))
  expect(added).toEqual([0, 4_35, 0, 4_35])
})

test('the VAT in a price is that of the country, rounded half up', () => {
  const inclusive = { taxMode: 'inclusive_vat', vatRates } as const
  expect(includedTax(119_00, 'DE', inclusive)).toEqual({ rate: 19_000, cents: 19_00 })
  expect(includedTax(100_00, 'DE', inclusive)).toEqual({ rate: 19_000, cents: 15_97 })
  expect(includedTax(1_081, 'CH', inclusive)).toEqual({ rate: 8_100, cents: 81 })
  expect(includedTax(119_00, 'FR', inclusive)).toEqual({ rate: 0, cents: 0 })
  expect(includedTax(119_00, 'DE', { taxMode: 'us_sales', vatRates })).toEqual({ rate: 0, cents: 0 })
})

test('net and VAT add up to the price, and the VAT of the net is the VAT to half a cent', () => {
  for (let gross = 0; gross < 2_000; gross++) {
    const { cents } = includedTax(gross, 'DE', { taxMode: 'inclusive_vat', vatRates })
    expect(Math.abs((gross - cents) * 0.19 - cents)).toBeLessThanOrEqual(0.6)
  }
})
