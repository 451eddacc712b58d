import { useLocation } from 'react-router'
import * as z from 'zod/mini'
import { useCheckoutUrl } from '#app/checkout/use-checkout-url.ts'

/** The location state of the login and sign-up routes, which leads to checkout afterwards. */
const loginState = z.object({ checkoutUrl: z.nullable(z.string()), isCheckout: z.boolean() })
export type LoginState = z.infer<typeof loginState>

/** The state of a login or sign-up page, with the card page that waits. `checkoutAddress` checks its URL before it is followed. */
export function useLoginState(): LoginState {
  const { state } = useLocation()
  const waiting = useCheckoutUrl() ?? null
  const { checkoutUrl, isCheckout } = z.safeParse(loginState, state).data ?? { checkoutUrl: null, isCheckout: false }
  return { checkoutUrl: checkoutUrl ?? (isCheckout ? waiting : null), isCheckout }
}
