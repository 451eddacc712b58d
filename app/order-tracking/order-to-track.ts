import * as z from 'zod/mini'

const orderToTrack = z.object({ orderNumber: z.string(), email: z.string() })

/** The location state with which a confirmation fills in the tracking form. */
export type OrderToTrack = z.infer<typeof orderToTrack>

/** The state of a location if it has this shape. */
export function readOrderToTrack(state: unknown): OrderToTrack | undefined {
  return z.safeParse(orderToTrack, state).data
}
