import type { OfferedShipping } from '#contract/shipping/offered-shipping.ts'
import { apiCheckoutMessages } from '#messages/en-US/api/checkout.ts'

/** What an offered method is called: by its name, or after its speed. */
export function shippingLabel({ name, speed }: OfferedShipping): string {
  if (speed === 'pickup') return apiCheckoutMessages.pickup(name)
  return name || apiCheckoutMessages.shippingOptions[speed]
}
