import * as z from 'zod/mini'
import { postalAddress } from '../postal-address.ts'

/** Where an order is picked up, as the order keeps it. */
export const pickupPlace = z.extend(postalAddress, {
  /** The opening hours, in lines. */
  hours: z.string(),
})

/** A pickup point as shoppers see it; the amount is in the smallest units of the shop's currency. */
export const pickupPoint = z.extend(pickupPlace, {
  id: z.string(),
  priceCents: z.number(),
  /** Business days from the order until it is ready; 0 for the same day. */
  readyDays: z.number(),
})
export type PickupPoint = z.infer<typeof pickupPoint>

/** What an order says of its pickup: the point's name and opening hours; its address is that of the order. */
export const orderPickup = z.object({ name: z.string(), hours: z.string() })
