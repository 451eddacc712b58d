import * as z from 'zod/mini'

/** What the routes for logging in and registering carry as state, so that who was about to pay gets there. */
const wayState = z.object({ checkoutUrl: z.nullable(z.string()), isCheckout: z.boolean() })
export type WayState = z.infer<typeof wayState>

/** The state of a location, if it is one of these; its address is judged by `checkoutAddress` before it is followed. */
export function readWayState(state: unknown): WayState {
  return z.safeParse(wayState, state).data ?? { checkoutUrl: null, isCheckout: false }
}
