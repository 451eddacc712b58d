import { Suspense, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { loginNoticeParam } from '#app/accounts/send-guests-home.ts'
import { LazyCartSidebar } from '#app/cart/lazy-cart-sidebar.ts'
import { useInvitation } from '#app/newsletter/use-invitation.ts'
import { sidebar } from '#app/state/cart-store.ts'
import { useShared } from '#app/state/use-stored-value.ts'
import { lazyPart } from '#app/ui/lazy-part.ts'

const LoginNotice = lazyPart(async () => (await import('../accounts/login-notice.tsx')).LoginNotice)
const NewsletterModal = lazyPart(async () => (await import('../newsletter/newsletter-modal.tsx')).NewsletterModal)

/** Overlays that load on demand. */
export function LazyOverlays() {
  const isCartOpen = useShared(sidebar, false)
  const [wasCartOpen, setWasCartOpen] = useState(false)
  useEffect(() => {
    if (!isCartOpen || wasCartOpen) return
    void LazyCartSidebar.load().then((isLoaded) => (isLoaded ? setWasCartOpen(true) : sidebar.set(false)))
  }, [isCartOpen, wasCartOpen])

  const { wasInvited, isInvited } = useInvitation()
  const [query] = useSearchParams()
  return (
    <>
      <Suspense>{wasCartOpen && <LazyCartSidebar />}</Suspense>
      <Suspense>{wasInvited && <NewsletterModal isInvited={isInvited} />}</Suspense>
      <Suspense>{query.has(loginNoticeParam) && <LoginNotice />}</Suspense>
    </>
  )
}
