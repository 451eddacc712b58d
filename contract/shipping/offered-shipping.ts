import * as z from 'zod/mini'
import { arrivalDays } from './arrival-days.ts'
import { pickupPlace } from './pickup-point.ts'
import { deliveryOptions } from './zone-shape.ts'

/** The methods that a checkout offers, as it stores them. */
export const offeredShipping = z.array(
  z.object({
    /** What identifies it at the payment provider. */
    option: z.string(),
    /** Empty: called after its speed. */
    name: z.string(),
    speed: z.enum(deliveryOptions),
    cents: z.number(),
    /** What a discount takes off it, which is not in `cents`. */
    discountCents: z._default(z.number(), 0),
    /** Business days from the day a carrier has the order. */
    minDays: z.number(),
    maxDays: z.number(),
    arrival: z.nullable(arrivalDays),
    /** The only country that days and arrival hold in; null for every country of the checkout. */
    holdsIn: z.nullable(z.string()),
    /** Where it is picked up; null for what is shipped. */
    pickup: z._default(z.nullable(pickupPlace), null),
  }),
)
export type OfferedShipping = z.infer<typeof offeredShipping>[number]
