import { expressCents, freeExpressOverCents } from './constants.ts'

export type ShippingOption = 'standard' | 'express'

/**
 * What shipping costs, in cents: standard is free on all orders, express is free when the subtotal is over $200.
 * Source: design section 6, "free shipping over $200, or on all orders".
 */
export function shippingCents(option: ShippingOption, subtotalCents: number): number {
  if (option === 'standard') return 0
  return subtotalCents > freeExpressOverCents ? 0 : expressCents
}
