import { currentLocale } from '#messages/current-locale.ts'
import { sourceLocale } from '#messages/locales.ts'
import { type Currency, shopCurrency } from './currency.ts'
import { withCommas } from './with-commas.ts'

/** "$1,234.50" from the smallest units of the shop's currency; in German "1.234,50 $". */
export function formatCents(cents: number): string {
  return formatCentsIn(cents, shopCurrency())
}

/** The same in the currency that an amount was paid in. */
export function formatCentsIn(cents: number, currency: Currency): string {
  return formatWith(cents, currency.decimals, currency)
}

/** An amount that need not be exact: "$200" where the decimals are zeros, or else "$199.50". */
export function formatRound(amount: number): string {
  const currency = shopCurrency()
  return formatWith(toCents(amount), Number.isInteger(amount) ? 0 : currency.decimals, currency)
}

function formatWith(cents: number, digits: number, { code, prefix, decimals }: Currency): string {
  const locale = currentLocale()
  if (locale !== sourceLocale) {
    return new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: code,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    }).format(cents / 10 ** decimals)
  }
  const amount = prefix + withCommas(Math.abs(cents / 10 ** decimals).toFixed(digits))
  return cents < 0 ? `-${amount}` : amount
}

/** The sign of the shop's currency, as a label names it: "$", "CHF". */
export function currencySign(): string {
  return shopCurrency().prefix.trim()
}

/** Writes an amount for files, feeds and form fields: "60.00", in yen "60". */
export function writeAmount(amount: number): string {
  return amount.toFixed(shopCurrency().decimals)
}

/** Converts the smallest units of the shop's currency, such as cents, to the amounts that the API uses, such as dollars. */
export function toAmount(cents: number): number {
  return cents / scale()
}

/** Converts an amount of the API to the smallest units of the shop's currency, rounding away floating-point noise. */
export function toCents(amount: number): number {
  return Math.round(amount * scale())
}

/** Whether an amount has no more decimals than the shop's currency. */
export function isWholeCents(amount: number): boolean {
  return Math.abs(amount * scale() - toCents(amount)) < 1e-6
}

function scale(): number {
  return 10 ** shopCurrency().decimals
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
