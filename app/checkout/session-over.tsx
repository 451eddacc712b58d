import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { localData } from '#app/state/local-data.ts'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Page } from '#app/ui/page.tsx'
import { PageTitle } from '#app/ui/page-title.tsx'
import { redirectDelayMs } from '#app/ui/redirect-delay-ms.ts'
import { StatusDisplay } from '#app/ui/status-display.tsx'
import { toast } from '#app/ui/toast/toast.ts'
import { checkoutMessages } from '#messages/en-US/checkout.ts'
import { endExpiredCheckout } from './start-checkout.ts'

/**
 * The checkout without a card page: says so and redirects, home where no session was stored, as the specification says, and
 * to the cart where it has expired or where items wait in it; the cart then says so too.
 */
export function SessionOver({ next }: { next: '/' | '/cart' }) {
  const navigate = useNavigate()

  useEffect(() => {
    toast.error(checkoutMessages.expired)
    const timer = setTimeout(() => void leave(), redirectDelayMs)
    return () => clearTimeout(timer)

    async function leave() {
      const hasCart = next === '/' && (await localData.cart.ready()).length > 0
      if (hasCart) endExpiredCheckout()
      await navigate(hasCart ? '/cart' : next, { replace: true })
    }
  }, [navigate, next])

  return (
    <Page width="text" className="min-h-[calc(100dvh-5rem)]">
      <PageTitle>{checkoutMessages.title}</PageTitle>
      <StatusDisplay message={checkoutMessages.expired} isError />
      <p className="mt-6">
        <LinkButton to="/cart" replace>
          {checkoutMessages.toCart}
        </LinkButton>
      </p>
    </Page>
  )
}
