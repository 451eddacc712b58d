import { useEffect } from 'react'
import { apiContext, shopContext } from '#app/api-context.ts'
import { Banner, preloadBanner } from '#app/listing/home/banner.tsx'
import { Features } from '#app/listing/home/features.tsx'
import { HomeRow, type RowName } from '#app/listing/home/home-row.tsx'
import { LooksTeaser } from '#app/listing/home/looks-teaser.tsx'
import { PayLater } from '#app/listing/home/pay-later.tsx'
import { useSettings } from '#app/settings/use-settings.ts'
import { sidebar } from '#app/state/cart-store.ts'
import { storeSeenProducts } from '#app/state/store-seen-products.ts'
import { pageMeta, shopNameOf } from '#app/ui/page-meta.ts'

import type { ProductSummary } from '#contract/products/product.ts'
import { homeMessages } from '#messages/en-US/home.ts'
import { shippingMessages } from '#messages/en-US/shipping.ts'
import type { Route } from './+types/home.ts'

// Source: spec section 9.
const newInShownOnWideScreens = 3
const carouselShownOnWideScreens = 4
const homeSliderRows = 2
const homeSliderSpeedMs = 500

/**
 * The products that a wide screen shows of each row, and one more, are rendered with the page; the others load when the
 * row comes into view.
 */
const firstOf: Record<RowName, number> = {
  newIn: newInShownOnWideScreens + 1,
  collection: carouselShownOnWideScreens + 1,
  bestSellers: carouselShownOnWideScreens + 1,
  shopCollection: (carouselShownOnWideScreens + 1) * homeSliderRows,
}

export async function loader({ context }: Route.LoaderArgs) {
  const home = await context.get(apiContext).listing.home({})
  const newIn = rowOf('newIn', home.newIn)
  const bestSellers = rowOf('bestSellers', home.bestSellers)
  return {
    newIn,
    collection: rowOf('collection', unlike(bestSellers.first, home.collection)),
    bestSellers,
    shopCollection: rowOf('shopCollection', unlike(newIn.first, home.shopCollection)),
    looks: home.looks,
    banners: { wides: home.banners.map(({ src }) => src), talls: home.sides.map(({ src }) => src) },
    firstBanner: home.banners[0] ?? null,
    origin: context.get(shopContext).origin,
  }
}

function rowOf(name: RowName, products: readonly ProductSummary[]) {
  return { first: products.slice(0, firstOf[name]), total: products.length }
}

// The products that other rows start with move to the end, so that no two rows look alike.
function unlike(others: readonly ProductSummary[], products: readonly ProductSummary[]): ProductSummary[] {
  const isOther = ({ _id }: ProductSummary) => others.some((other) => other._id === _id)
  return [...products.filter((product) => !isOther(product)), ...products.filter(isOther)]
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { origin, banners, firstBanner } = loaderData
  const name = shopNameOf(matches)
  const description = homeMessages.description(name, shippingMessages.free)
  return [
    ...pageMeta({ matches, title: null, description, origin, path: '/', image: firstBanner }),
    ...(import.meta.env.SSR ? preloadBanner(banners) : []),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'WebSite',
        name,
        url: origin,
        potentialAction: {
          '@type': 'SearchAction',
          target: `${origin}/shop?search={search_term_string}`,
          'query-input': 'required name=search_term_string',
        },
      },
    },
  ]
}

export default function Home({ loaderData, params }: Route.ComponentProps) {
  const { newIn, collection, bestSellers, shopCollection, looks, banners } = loaderData
  const { shop, promises } = useSettings()
  const { name } = shop
  // The other rows would show the products of the first one again.
  const hasMore = newIn.total > newInShownOnWideScreens

  useEffect(() => {
    // Source: spec section 2, "/ and /isp/:isp".
    if ('isp' in params && params.isp === 'true') sidebar.set(true)
  }, [params])

  useEffect(() => {
    storeSeenProducts([newIn, collection, bestSellers, shopCollection].flatMap(({ first }) => first))
  }, [newIn, collection, bestSellers, shopCollection])

  return (
    <div className="flex flex-col gap-20 pb-20 lg:gap-32 lg:pb-28">
      <Banner banners={banners} isEmpty={newIn.total === 0} />
      {newIn.total > 0 && (
        <div className="container-page">
          <HomeRow
            name="newIn"
            title={homeMessages.newIn}
            {...newIn}
            shown={{ wide: newInShownOnWideScreens, narrow: 1.15 }}
          />
        </div>
      )}
      {hasMore && (
        <div className="container-page">
          <HomeRow
            name="collection"
            title={homeMessages.collection(name)}
            {...collection}
            shown={rowShown}
            isShuffled
          />
        </div>
      )}
      {promises.payLater && newIn.total > 0 && <PayLater banners={banners} />}
      {hasMore && (
        <div className="container-page">
          <HomeRow name="bestSellers" title={homeMessages.bestSellers(name)} {...bestSellers} shown={rowShown} />
        </div>
      )}
      {looks.length > 0 && <LooksTeaser looks={looks} />}
      {hasMore && (
        <div className="container-page">
          <HomeRow
            name="shopCollection"
            title={homeMessages.shopCollection(name)}
            {...shopCollection}
            shown={rowShown}
            rows={homeSliderRows}
            speedMs={homeSliderSpeedMs}
          />
        </div>
      )}
      <Features />
    </div>
  )
}

const rowShown = { wide: carouselShownOnWideScreens, narrow: 1.15 }
