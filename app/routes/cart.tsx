import { useEffect } from 'react'
import { CartLines } from '#app/cart/cart-lines.tsx'
import { CartSummary } from '#app/cart/cart-summary.tsx'
import { checkCart } from '#app/cart/checked-lines.ts'
import { NeedsScript } from '#app/checkout/needs-script.tsx'
import { OrderNotesField } from '#app/checkout/order-notes-field.tsx'
import { LoadedBestSellers } from '#app/listing/best-sellers.tsx'
import { removedLines } from '#app/state/cart-store.ts'
import { useCart } from '#app/state/use-cart.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Page } from '#app/ui/page.tsx'
import { quietMeta } from '#app/ui/page-meta.ts'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { countUnits } from '#contract/cart/cart.ts'
import { cartMessages } from '#messages/en-US/cart.ts'
import type { Route } from './+types/cart.ts'

export const meta: Route.MetaFunction = ({ matches }) => quietMeta(matches, cartMessages.title)

export default function CartPage() {
  const { isReady } = useCart()

  useEffect(() => {
    void checkCart()
    return () => removedLines.set([])
  }, [])

  return (
    <Page className="min-h-[calc(100dvh-5rem)]">
      <PageTitle>{cartMessages.title}</PageTitle>
      <NeedsScript />
      {isReady ? <Contents /> : <Waiting />}
    </Page>
  )
}

function Contents() {
  const { cart, clear } = useCart()
  if (cart.length === 0) {
    return (
      <>
        <CartLines />
        <EmptyState title={cartMessages.empty}>
          <LinkButton to="/">{cartMessages.continueBrowsing}</LinkButton>
        </EmptyState>
        <LoadedBestSellers />
      </>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-12 lg:grid-cols-[1fr_24rem] lg:items-start">
      <div>
        <p className="mb-3 flex flex-wrap justify-between gap-x-4">
          <span>{cartMessages.count(countUnits(cart))}</span>
          <button type="button" className="link target" onClick={() => clear()}>
            {cartMessages.clear}
          </button>
        </p>
        <CartLines />
        <OrderNotesField />
      </div>
      <CartSummary />
    </div>
  )
}

function Waiting() {
  return (
    <div aria-hidden className="grid gap-12 noscript:hidden lg:grid-cols-[1fr_24rem]">
      <Skeleton className="h-72" />
      <Skeleton className="h-96" />
    </div>
  )
}
