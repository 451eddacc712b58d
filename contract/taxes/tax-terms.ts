import { type OwnRate, taxCents } from './tax.ts'

/** How the shop taxes: not at all, by US state on top of prices, as VAT that prices include, or by Stripe Tax on top. */
export const taxModes = ['none', 'us_sales', 'inclusive_vat', 'stripe_tax'] as const
export type TaxMode = (typeof taxModes)[number]

/** The VAT of a country in thousandths of a percent: 19000 is 19 %. */
export interface VatRate {
  country: string
  rate: number
}

/** Whether tax is added to the prices. */
export function isAdded(taxMode: TaxMode): boolean {
  return taxMode === 'us_sales' || taxMode === 'stripe_tax'
}

/** The tax that is added to a subtotal; where Stripe Tax calculates it, the table of states stands in for it. */
export function addedTaxCents(
  subtotalCents: number,
  address: { country: string; state: string },
  { taxMode, taxRates }: { taxMode: TaxMode; taxRates: readonly OwnRate[] },
): number {
  return isAdded(taxMode) ? taxCents(subtotalCents, address, taxRates) : 0
}

/** The VAT in an amount with shipping that includes it, rounded half up; the rate is that of the country it ships to. */
export function includedTax(
  grossCents: number,
  country: string,
  { taxMode, vatRates }: { taxMode: TaxMode; vatRates: readonly VatRate[] },
): { rate: number; cents: number } {
  const rate = taxMode === 'inclusive_vat' ? (vatRates.find((each) => each.country === country)?.rate ?? 0) : 0
  const whole = 100_000 + rate
  return { rate, cents: Math.floor((2 * grossCents * rate + whole) / (2 * whole)) }
}
