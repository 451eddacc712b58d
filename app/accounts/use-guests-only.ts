import { useEffect, useEffectEvent, useRef } from 'react'
import { hasSessionCookie } from '#app/state/session-cookie.ts'
import { useSession } from '#app/state/use-session.ts'

/**
 * Redirects logged-in users away from the login pages. After a login on the page itself the form redirects, once.
 * Source: spec section 4, "Access redirects".
 */
export function useGuestsOnly(goOn: () => void): void {
  const { user, isReady } = useSession()
  const wasGuest = useRef(false)
  const leave = useEffectEvent(goOn)
  const isCustomer = user !== null

  useEffect(() => {
    if (!isReady) return
    // The session may still be loading.
    if (!isCustomer) wasGuest.current = !hasSessionCookie()
    else if (!wasGuest.current) leave()
  }, [isReady, isCustomer])
}
