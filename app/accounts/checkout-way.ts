import * as z from 'zod/mini'

/** The location state of the login and sign-up routes, which leads to checkout afterwards. */
const wayState = z.object({ checkoutUrl: z.nullable(z.string()), isCheckout: z.boolean() })
export type WayState = z.infer<typeof wayState>

/** The state of a location if it has this shape; `checkoutAddress` checks its URL before it is followed. */
export function readWayState(state: unknown): WayState {
  return z.safeParse(wayState, state).data ?? { checkoutUrl: null, isCheckout: false }
}
