import { currentLocale } from '#messages/current-locale.ts'
import { sourceLocale } from '#messages/locales.ts'
import { withCommas } from './with-commas.ts'

/** The currency of every amount in the shop. Source: spec section 9, "Prices in USD with a $ sign and two decimals". */
export const currency = 'USD'
export const currencySymbol = '$'
/** The currency as payment providers spell it. */
export const chargeCurrency = currency.toLowerCase()

/** "$1,234.50" from whole cents; in German "1.234,50 $". */
export function formatCents(cents: number): string {
  const locale = currentLocale()
  if (locale !== sourceLocale) return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / 100)
  const amount = currencySymbol + withCommas(Math.abs(cents / 100).toFixed(2))
  return cents < 0 ? `-${amount}` : amount
}

/** Converts whole cents to the dollars that the API uses. */
export function toDollars(cents: number): number {
  return cents / 100
}

/** Converts dollars from the API to whole cents, rounding away floating-point noise. */
export function toCents(amount: number): number {
  return Math.round(amount * 100)
}

/**
 * Splits a price into three equal parts, in cents; the first parts carry the odd cents so that the parts add up to it.
 * Source: spec section 9, "Pay-later note divides price by 3".
 */
export function payInThree(priceCents: number): [number, number, number] {
  const part = Math.floor(priceCents / 3)
  const odd = priceCents - part * 3
  return [part + (odd > 0 ? 1 : 0), part + (odd > 1 ? 1 : 0), part]
}
