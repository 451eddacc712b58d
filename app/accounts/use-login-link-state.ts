import { useLocation } from 'react-router'
import type { LoginState } from './use-login-state.ts'

/** The state of a login link: who leaves the checkout to log in returns to it. */
export function useLoginLinkState(): unknown {
  const { pathname, state } = useLocation()
  if (pathname === '/checkout') return { checkoutUrl: null, isCheckout: true } satisfies LoginState
  return pathname === '/login' || pathname === '/register' ? state : null
}
