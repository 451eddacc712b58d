import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { toast } from '#app/ui/toast/toast.ts'
import { frameMessages } from '#messages/en-US/frame.ts'
import { storeGlance } from './glance.ts'
import { loadWishlist } from './load-wishlist.ts'
import { localData } from './local-data.ts'
import { verifySession } from './session-store.ts'
import { useSession } from './use-session.ts'

const checkEveryMs = 60_000

/** Where an expired session redirects nobody: home, the login pages and the confirmation. */
const stayPages = /^\/(?:$|login|register|forget-password|reset-password|checkout|shop\/payment)/
const customerPages = /^\/(?:account|orders|admin|add-product)(?:\/|$)/

/**
 * Keeps the stored state current, once per page: verifies the session when due, loads a customer's wishlist, stores the
 * glance for the next page, and redirects home when the session has expired.
 */
export function StateSync() {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { user, isReady } = useSession()
  const userId = user?.id

  useEffect(() => {
    const stores = [localData.cart, localData.wishlist, localData.verification]
    const stops = stores.map((store) => store.subscribe(storeGlance))
    return () => {
      for (const stop of stops) stop()
    }
  }, [])

  // Its code is loaded only for a link with a discount code.
  useEffect(() => {
    if (/[?&]code=/.test(search)) void import('../discounts/take-linked-code.ts').then((link) => link.takeLinkedCode())
  }, [search])

  useEffect(() => {
    if (userId) void loadIfVerified()
    async function loadIfVerified() {
      if ((await verifySession()) === 'verified') await loadWishlist()
    }
  }, [userId])

  // Another tab logged out.
  useEffect(() => {
    if (isReady && !userId && customerPages.test(pathname)) void verifySession().then(leaveIfGuest)
    function leaveIfGuest(state: string) {
      if (state === 'guest') navigate('/', { replace: true })
    }
  }, [isReady, userId, pathname, navigate])

  useEffect(() => {
    async function verify() {
      const state = await verifySession()
      if (state !== 'expired' || stayPages.test(pathname)) return
      toast.info(frameMessages.sessionExpired)
      navigate('/', { replace: true })
    }
    function verifyWhenVisible() {
      if (document.visibilityState === 'visible') void verify()
    }
    verifyWhenVisible()
    const timer = setInterval(verifyWhenVisible, checkEveryMs)
    document.addEventListener('visibilitychange', verifyWhenVisible)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', verifyWhenVisible)
    }
  }, [pathname, navigate])

  return null
}
