import { useEffect } from 'react'
import { NeedsScript } from '#app/checkout/needs-script.tsx'
import { LoadedBestSellers } from '#app/listing/best-sellers.tsx'
import { useSession } from '#app/state/use-session.ts'
import { useWishlist } from '#app/state/use-wishlist.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LinkButton } from '#app/ui/link-button.tsx'
import { Page } from '#app/ui/page.tsx'
import { quietMeta } from '#app/ui/page-meta.ts'
import { PageTitle } from '#app/ui/page-title.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { refreshSaved } from '#app/wishlist/refresh-saved.ts'
import { SavedGrid } from '#app/wishlist/saved-grid.tsx'
import { wishlistMessages } from '#messages/en-US/wishlist.ts'
import type { Route } from './+types/wishlist.ts'

export const meta: Route.MetaFunction = ({ matches }) => quietMeta(matches, wishlistMessages.title)

export default function Wishlist() {
  const { saved, isReady } = useWishlist()
  const { isReady: isSessionReady } = useSession()

  useEffect(() => {
    void refreshSaved()
  }, [])

  return (
    <Page className="min-h-[calc(100dvh-5rem)]">
      <PageTitle>{wishlistMessages.title}</PageTitle>
      <NeedsScript />
      {!isReady || !isSessionReady ? (
        <Waiting />
      ) : saved.length === 0 ? (
        <>
          <EmptyState title={wishlistMessages.empty}>
            <WayOn />
          </EmptyState>
          <LoadedBestSellers />
        </>
      ) : (
        <>
          <SavedGrid saved={saved} />
          <div className="mt-16 flex flex-wrap items-center gap-x-6 gap-y-4 border-t border-line pt-8">
            <WayOn />
          </div>
        </>
      )}
    </Page>
  )
}

/** For guests a link to log in and sync the list, for customers a link to the products. */
function WayOn() {
  const { user } = useSession()
  if (user) return <LinkButton to="/">{wishlistMessages.continueBrowsing}</LinkButton>
  return (
    <>
      <p className="max-w-text">{wishlistMessages.loginNote}</p>
      <LinkButton to="/login?next=/wishlist" rel="nofollow">
        {wishlistMessages.login}
      </LinkButton>
    </>
  )
}

function Waiting() {
  return (
    <div
      aria-hidden
      className="grid grid-cols-2 gap-x-4 gap-y-10 noscript:hidden md:grid-cols-3 md:gap-x-6 xl:grid-cols-4"
    >
      {['one', 'two', 'three', 'four'].map((each) => (
        <Skeleton key={each} className="aspect-product" />
      ))}
    </div>
  )
}
