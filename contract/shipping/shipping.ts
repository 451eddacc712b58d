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

/** How many business days domestic delivery takes, from the day a carrier has the order, such as `3-7`. */
export function deliveryDaysFor(
  option: ShippingOption,
  { deliveryDays, expressDays }: Pick<Settings['shipping'], 'deliveryDays' | 'expressDays'>,
): string {
  return option === 'express' ? expressDays : deliveryDays
}

/** How many business days an order takes to arrive within the United States, at least and at most. */
export function daysToArrival(option: ShippingOption, shipping: Settings['shipping']): [min: number, max: number] {
  const [processing, delivery] = [span(shipping.processingDays), daysToDeliver(option, shipping)]
  return [processing[0] + delivery[0], processing[1] + delivery[1]]
}

/** How many business days a carrier takes within the United States, at least and at most. */
export function daysToDeliver(
  option: ShippingOption,
  shipping: Pick<Settings['shipping'], 'deliveryDays' | 'expressDays'>,
): [min: number, max: number] {
  return span(deliveryDaysFor(option, shipping))
}

// '3-7' as 3 and 7.
function span(days: string): [number, number] {
  const [min = 0, max = min] = days.split('-').map(Number)
  return [min, max]
}
