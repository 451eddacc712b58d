import { useEffect } from 'react'
import { apiContext, shopContext } from '#app/api-context.ts'
import { preloadBanner } from '#app/home/banner.tsx'
import { HomeSections } from '#app/home/home-sections.tsx'
import { toHomePage } from '#app/home/load-home.ts'
import { pack } from '#app/packed/pack.ts'
import { unpack } from '#app/packed/unpack.ts'
import { cartDrawer } from '#app/state/cart-store.ts'
import { pageMeta, settingsOf, shopNameOf } from '#app/ui/page-meta.ts'
import { standardOffer } from '#contract/shipping/shipping-offer.ts'
import { homeMessages } from '#messages/en-US/home.ts'
import type { Route } from './+types/home.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const shown = await context.get(apiContext).home.shownHome({})
  const firstImage = shown.sections.flatMap(({ images = [] }) => images)[0] ?? null
  return pack({ page: toHomePage(shown), firstImage, origin: context.get(shopContext).origin })
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { origin, page, firstImage } = unpack(loaderData)
  const name = shopNameOf(matches)
  const settings = settingsOf(matches)
  const description = homeMessages.description(settings.shop.about, standardOffer(settings.delivery))
  const [first] = page.sections
  return [
    ...pageMeta({ matches, title: null, description, origin, path: '/', image: firstImage }),
    ...(import.meta.env.SSR && first?.banners ? preloadBanner(first.banners) : []),
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
  // Source: spec section 2, "/ and /isp/:isp".
  const opensCart = 'isp' in params && params.isp === 'true'
  useEffect(() => {
    if (opensCart) cartDrawer.set(true)
  }, [opensCart])

  return <HomeSections page={unpack(loaderData).page} />
}
