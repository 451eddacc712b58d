import { lazy, Suspense, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { wantedQuery } from '#app/accounts/send-guests-home.ts'
import { sidebar } from '#app/state/cart-store.ts'
import { useShared } from '#app/state/use-stored-value.ts'
import { currentChoice } from './cookie-choice.ts'

const CartSidebar = lazy(async () => ({ default: (await import('../cart/cart-sidebar.tsx')).CartSidebar }))
const LoginNotice = lazy(async () => ({ default: (await import('../accounts/login-notice.tsx')).LoginNotice }))
const NewsletterModal = lazy(async () => ({
  default: (await import('../newsletter/newsletter-modal.tsx')).NewsletterModal,
}))

/** Overlays that load on demand. */
export function LazyOverlays() {
  const isCartOpen = useShared(sidebar, false)
  const [wasCartOpen, setWasCartOpen] = useState(false)
  if (isCartOpen && !wasCartOpen) setWasCartOpen(true)

  // The newsletter modal is not shown on the page that asks about cookies.
  const [hadChosen, setHadChosen] = useState(false)
  useEffect(() => setHadChosen(currentChoice() !== null), [])

  const [query] = useSearchParams()
  return (
    <Suspense>
      {wasCartOpen && <CartSidebar />}
      {hadChosen && <NewsletterModal />}
      {query.has(wantedQuery) && <LoginNotice />}
    </Suspense>
  )
}
