import { toCents } from '../money.ts'
import type { Settings } from '../settings/settings.ts'

export type ShippingOption = 'standard' | 'express'

/**
 * What shipping costs, in cents: standard is free on all orders, express is free when the subtotal is over what the owner
 * set, $200 unless told otherwise.
 * Source: design section 6, "free shipping over $200, or on all orders".
 */
export function shippingCents(
  option: ShippingOption,
  subtotalCents: number,
  { expressPrice, freeExpressOver }: Pick<Settings['shipping'], 'expressPrice' | 'freeExpressOver'>,
): number {
  if (option === 'standard') return 0
  return subtotalCents > toCents(freeExpressOver) ? 0 : toCents(expressPrice)
}

/** How many business days a parcel is on its way within the United States, such as `3-7`. */
export function daysOnTheWay(
  option: ShippingOption,
  { deliveryDays, expressDays }: Pick<Settings['shipping'], 'deliveryDays' | 'expressDays'>,
): string {
  return option === 'express' ? expressDays : deliveryDays
}
