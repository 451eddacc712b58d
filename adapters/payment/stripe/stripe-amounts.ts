import { currencyOf } from '#contract/currencies.ts'

// Source: Stripe's documentation of currencies. All others have two decimals there, also where Intl knows none.
const zeroDecimal = 'BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF'
const threeDecimal = 'BHD JOD KWD OMR TND'

/** The amount in Stripe's smallest units of a currency from ours: 1,000 krónur are 100000 there. */
export function toStripeAmount(cents: number, currency: string): number {
  return cents * factorOf(currency)
}

/** The amount in our smallest units from Stripe's. */
export function fromStripeAmount(amount: number, currency: string): number {
  return amount / factorOf(currency)
}

function factorOf(currency: string): number {
  const code = currency.toUpperCase()
  const decimals = zeroDecimal.includes(code) ? 0 : threeDecimal.includes(code) ? 3 : 2
  return 10 ** (decimals - currencyOf(code).decimals)
}
