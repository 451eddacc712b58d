import { withCommas } from './with-commas.ts'

/** "$1,234.50" from whole cents. Source: spec section 9, "Prices in USD with a $ sign and two decimals". */
export function formatCents(cents: number): string {
  const dollars = withCommas(Math.abs(cents / 100).toFixed(2))
  return cents < 0 ? `-$${dollars}` : `$${dollars}`
}

/** Whole cents as the dollars that travel on the wire. */
export function toDollars(cents: number): number {
  return cents / 100
}

/** Dollars from the wire as whole cents; the half-cent noise of binary fractions is rounded away. */
export function toCents(amount: number): number {
  return Math.round(amount * 100)
}

/**
 * Three equal parts of a price, in cents; the first parts carry the odd cents so that they add up to the price.
 * Source: spec section 9, "Pay-later note divides price by 3".
 */
export function payInThree(priceCents: number): [number, number, number] {
  const part = Math.floor(priceCents / 3)
  const odd = priceCents - part * 3
  return [part + (odd > 0 ? 1 : 0), part + (odd > 1 ? 1 : 0), part]
}
