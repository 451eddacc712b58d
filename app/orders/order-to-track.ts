import * as z from 'zod/mini'

const orderToTrack = z.object({ orderNumber: z.string(), email: z.string() })

/** What a confirmation hands to the tracking page within the browser, so that nobody types what they have just read. */
export type OrderToTrack = z.infer<typeof orderToTrack>

/** The state of a location, if it is one of these. */
export function readOrderToTrack(state: unknown): OrderToTrack | undefined {
  return z.safeParse(orderToTrack, state).data
}
