import { toCents } from '../money.ts'
import type { Settings } from '../settings/settings.ts'
import { standardShippingCents } from './free-shipping.ts'

export type ShippingOption = 'standard' | 'express'

/**
 * The shipping fee in cents: standard shipping is free on all orders, express shipping when the subtotal exceeds
 * `freeExpressOver` dollars.
 */
export function shippingCents(
  option: ShippingOption,
  subtotalCents: number,
  { expressPrice, freeExpressOver }: Pick<Settings['shipping'], 'expressPrice' | 'freeExpressOver'>,
): number {
  if (option === 'standard') return standardShippingCents
  return subtotalCents > toCents(freeExpressOver) ? 0 : toCents(expressPrice)
}

/** How many business days domestic delivery takes, such as `3-7`. */
export function deliveryDaysFor(
  option: ShippingOption,
  { deliveryDays, expressDays }: Pick<Settings['shipping'], 'deliveryDays' | 'expressDays'>,
): string {
  return option === 'express' ? expressDays : deliveryDays
}
