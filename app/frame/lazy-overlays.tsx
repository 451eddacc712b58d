import { Suspense, useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { loginNoticeParam } from '#app/accounts/send-guests-home.ts'
import { LazyCartDrawer } from '#app/cart/lazy-cart-drawer.ts'
import { useSettings } from '#app/settings/use-settings.ts'
import { cartDrawer } from '#app/state/cart-store.ts'
import { localData } from '#app/state/local-data.ts'
import { useShared, useStoredValue } from '#app/state/use-stored-value.ts'
import { lazyPart } from '#app/ui/lazy-part.ts'
import { currentChoice } from './cookie-choice.ts'

const LoginNotice = lazyPart(async () => (await import('../accounts/login-notice.tsx')).LoginNotice)
const NewsletterModal = lazyPart(async () => (await import('../newsletter/newsletter-modal.tsx')).NewsletterModal)

/** Overlays that load on demand. */
export function LazyOverlays() {
  const isCartOpen = useShared(cartDrawer, false)
  const [wasCartOpen, setWasCartOpen] = useState(false)
  useEffect(() => {
    if (!isCartOpen || wasCartOpen) return
    void LazyCartDrawer.load().then((isLoaded) => (isLoaded ? setWasCartOpen(true) : cartDrawer.set(false)))
  }, [isCartOpen, wasCartOpen])

  // From the page after the cookie choice on; its code is not loaded once it was dismissed.
  const { pathname } = useLocation()
  const dismissed = useStoredValue(localData.newsletterDismissed)
  const isUndismissed = dismissed.isReady && !dismissed.value
  const { newsletterWindow } = useSettings().promises
  const [mayInvite, setMayInvite] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the choice counts from the next page on
  useEffect(() => {
    if (isUndismissed && currentChoice() !== null) setMayInvite(true)
  }, [pathname, isUndismissed])

  const [query] = useSearchParams()
  return (
    <>
      <Suspense>{wasCartOpen && <LazyCartDrawer />}</Suspense>
      <Suspense>{mayInvite && newsletterWindow && <NewsletterModal />}</Suspense>
      <Suspense>{query.has(loginNoticeParam) && <LoginNotice />}</Suspense>
    </>
  )
}
