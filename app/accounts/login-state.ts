import * as z from 'zod/mini'

/** The location state of the login and sign-up routes, which leads to checkout afterwards. */
const loginState = z.object({ checkoutUrl: z.nullable(z.string()), isCheckout: z.boolean() })
export type LoginState = z.infer<typeof loginState>

/** The state of a location if it has this shape; `checkoutAddress` checks its URL before it is followed. */
export function readLoginState(state: unknown): LoginState {
  return z.safeParse(loginState, state).data ?? { checkoutUrl: null, isCheckout: false }
}
