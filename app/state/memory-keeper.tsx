import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { toast } from '#app/ui/toast/toast.ts'
import { bringWishlist } from './bring-wishlist.ts'
import { keepGlance } from './glance.ts'
import { remembered } from './remembered.ts'
import { verifySession } from './session-store.ts'
import { useSession } from './use-session.ts'

const checkEveryMs = 60_000

/** Where a session that is over changes nothing: at home already, on the way to a new one, or looking at what was paid. */
const stayPages = /^\/(?:$|login|register|forget-password|reset-password|checkout|shop\/payment)/
const customerPages = /^\/(?:account|orders|admin|add-product)(?:\/|$)/

/**
 * Keeps what the browser remembers true, once per page: verifies the session when it is time, brings a customer's
 * wishlist, writes the glance of the next page, and sends home whose session is over.
 */
export function MemoryKeeper() {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { user, isReady } = useSession()
  const userId = user?.id

  useEffect(() => {
    const stores = [remembered.cart, remembered.wishlist, remembered.verification]
    const stops = stores.map((store) => store.subscribe(keepGlance))
    return () => {
      for (const stop of stops) stop()
    }
  }, [])

  useEffect(() => {
    // A list is not asked for in a session that is over.
    if (userId) void bringIfVerified()
    async function bringIfVerified() {
      if ((await verifySession()) === 'verified') await bringWishlist()
    }
  }, [userId])

  // Another tab logged out.
  useEffect(() => {
    if (isReady && !userId && customerPages.test(pathname)) void verifySession().then(leaveIfGuest)
    function leaveIfGuest(came: string) {
      if (came === 'guest') navigate('/', { replace: true })
    }
  }, [isReady, userId, pathname, navigate])

  useEffect(() => {
    async function verify() {
      const came = await verifySession()
      if (came !== 'expired' || stayPages.test(pathname)) return
      toast.info('Your session has expired')
      navigate('/', { replace: true })
    }
    function verifyWhenSeen() {
      if (document.visibilityState === 'visible') void verify()
    }
    verifyWhenSeen()
    const timer = setInterval(verifyWhenSeen, checkEveryMs)
    document.addEventListener('visibilitychange', verifyWhenSeen)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', verifyWhenSeen)
    }
  }, [pathname, navigate])

  return null
}
