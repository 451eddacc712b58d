import { type Currency, shopCurrency } from './currency.ts'
import { isWholeCents, toCents } from './money.ts'

/** The currencies in use of ISO 4217. */
export const currencyCodes: readonly string[] = (
  'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD CAD CDF CHF CLP ' +
  'CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ' +
  'ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT ' +
  'MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD ' +
  'SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VED VES ' +
  'VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG'
).split(' ')

// As Intl of Node 24 says. Written down, since another version of Intl must not change what the amounts in the database mean.
const withoutDecimals =
  'AFN ALL BIF CLP COP DJF GNF HUF IDR IQD IRR ISK JPY KMF KPW KRW LAK LBP MGA MMK PKR PYG RWF SOS SYP UGX VND VUV XAF XOF XPF YER'
const withThreeDecimals = 'BHD JOD KWD LYD OMR TND'

export function isCurrencyCode(code: string): boolean {
  return currencyCodes.includes(code)
}

const currencies = new Map<string, Currency>()

/** The currency with a code of ISO 4217. */
export function currencyOf(code: string): Currency {
  const currency = currencies.get(code) ?? readCurrency(code)
  currencies.set(code, currency)
  return currency
}

function readCurrency(code: string): Currency {
  const decimals = withoutDecimals.includes(code) ? 0 : withThreeDecimals.includes(code) ? 3 : 2
  const parts = new Intl.NumberFormat('en-US', { style: 'currency', currency: code }).formatToParts(0)
  const digits = parts.findIndex(({ type }) => type === 'integer')
  const prefix = parts
    .slice(0, digits)
    .map(({ value }) => value)
    .join('')
  return { code, decimals, prefix }
}

const plurals = new Map<string, string>()

/** What amounts of a currency are called in a language: "US dollars", "euros". */
export function currencyPlural(code: string, locale: string): string {
  const key = `${code} ${locale}`
  const plural = plurals.get(key) ?? readPlural(code, locale)
  plurals.set(key, plural)
  return plural
}

function readPlural(code: string, locale: string): string {
  const parts = new Intl.NumberFormat(locale, { style: 'currency', currency: code, currencyDisplay: 'name' })
  return parts.formatToParts(2).find(({ type }) => type === 'currency')?.value ?? code
}

/** The name of a currency in English: "Japanese Yen". */
export function currencyName(code: string): string {
  return new Intl.DisplayNames('en', { type: 'currency' }).of(code) ?? code
}

/**
 * The amounts that a card can be charged are multiples of this many of the smallest unit: the last of three decimals is 0.
 * Source: Stripe's documentation of currencies, "three-decimal currencies".
 */
export function chargeStep({ decimals }: Currency): number {
  return decimals === 3 ? 10 : 1
}

/** Whether a card can be charged an amount of the shop's currency. */
export function isChargeable(amount: number): boolean {
  return isWholeCents(amount) && toCents(amount) % chargeStep(shopCurrency()) === 0
}
