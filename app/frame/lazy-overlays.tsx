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

/** What lies over the page now and then; its code comes when it is wanted. */
export function LazyOverlays() {
  const isCartOpen = useShared(sidebar, false)
  const [wasCartOpen, setWasCartOpen] = useState(false)
  if (isCartOpen && !wasCartOpen) setWasCartOpen(true)

  // Nobody is invited on the page on which they are asked about cookies.
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
