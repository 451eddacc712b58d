import type { Settings } from '../settings/settings.ts'
import type { ShippingMethod } from './zone-shape.ts'

/** Business days from the day a carrier has an order. */
export type DeliveryDays = Pick<ShippingMethod, 'minDays' | 'maxDays'>

/** How many business days an order takes to arrive, at least and at most. */
export function daysToArrival(
  { minDays, maxDays }: DeliveryDays,
  { processingDays }: Pick<Settings['shipping'], 'processingDays'>,
): [min: number, max: number] {
  const [min = 0, max = min] = processingDays.split('-').map(Number)
  return [min + minDays, max + maxDays]
}
