import { useEffect } from 'react'
import { apiContext } from '#app/api-context.ts'
import { CartLines } from '#app/cart/cart-lines.tsx'
import { CartSummary } from '#app/cart/cart-summary.tsx'
import { checkCart } from '#app/cart/checked-lines.ts'
import { NeedsScript } from '#app/checkout/needs-script.tsx'
import { OrderNotesField } from '#app/checkout/order-notes-field.tsx'
import { BestSellers, LoadedBestSellers } from '#app/listing/best-sellers.tsx'
import { removedLines } from '#app/state/cart-store.ts'
import { useCart } from '#app/state/use-cart.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Page } from '#app/ui/page.tsx'
import { quietMeta } from '#app/ui/page-meta.ts'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { countUnits } from '#contract/cart/cart.ts'
import type { ProductSummary } from '#contract/products/product.ts'
import { cartMessages } from '#messages/en-US/cart.ts'
import type { Route } from './+types/cart.ts'

export async function loader({ context }: Route.LoaderArgs): Promise<CartPageData> {
  const { products } = await context.get(apiContext).listing.searchStart({})
  return { bestSellers: products }
}

// Within the shop the page opens at once; an empty cart then loads them.
export function clientLoader(): CartPageData {
  return { bestSellers: null }
}

interface CartPageData {
  /** What is shown below an empty cart; null where they are loaded when it is. */
  bestSellers: ProductSummary[] | null
}

export const meta: Route.MetaFunction = ({ matches }) => quietMeta(matches, cartMessages.title)

export default function CartPage({ loaderData: { bestSellers } }: Route.ComponentProps) {
  const { cart, isReady } = useCart()

  useEffect(() => {
    void checkCart()
    return () => removedLines.set([])
  }, [])

  return (
    <Page className="min-h-[calc(100dvh-5rem)]">
      <PageTitle>{cartMessages.title}</PageTitle>
      <NeedsScript />
      {!isReady && <Waiting />}
      {cart.length > 0 ? <Filled /> : <Empty bestSellers={bestSellers} isReady={isReady} />}
    </Page>
  )
}

/** Hidden until the cart is read in a browser where it had items, and without scripts. */
function Empty({ bestSellers, isReady }: CartPageData & { isReady: boolean }) {
  return (
    <div className={isReady ? '' : 'noscript:hidden in-data-units:hidden'}>
      <CartLines />
      <EmptyState title={cartMessages.empty}>
        <LinkButton to="/">{cartMessages.continueBrowsing}</LinkButton>
      </EmptyState>
      {bestSellers ? <BestSellers products={bestSellers} /> : <LoadedBestSellers />}
    </div>
  )
}

function Filled() {
  const { cart, clear } = useCart()
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

/** Shown in a browser where the cart had items when it was last seen. */
function Waiting() {
  return (
    <div aria-hidden className="hidden gap-12 in-data-units:grid noscript:hidden lg:grid-cols-[1fr_24rem]">
      <Skeleton className="h-72" />
      <Skeleton className="h-96" />
    </div>
  )
}
