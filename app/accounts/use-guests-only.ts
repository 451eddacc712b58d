import { useEffect, useEffectEvent, useRef } from 'react'
import { hasSessionCookie } from '#app/state/session-cookie.ts'
import { useSession } from '#app/state/use-session.ts'

/**
 * Sends whoever is logged in already away from the pages for logging in. Who logs in on the page itself goes the same
 * way once, by the form. Source: spec section 4, "Access redirects".
 */
export function useGuestsOnly(goOn: () => void): void {
  const { user, isReady } = useSession()
  const wasGuest = useRef(false)
  const leave = useEffectEvent(goOn)
  const isCustomer = user !== null

  useEffect(() => {
    if (!isReady) return
    // Whose session it is may still be asked for.
    if (!isCustomer) wasGuest.current = !hasSessionCookie()
    else if (!wasGuest.current) leave()
  }, [isReady, isCustomer])
}
