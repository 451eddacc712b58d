import { type ComponentType, Suspense, useEffect } from 'react'
import { useSettings } from '#app/settings/use-settings.ts'
import { storeSeenProducts } from '#app/state/store-seen-products.ts'
import { lazyPart } from '#app/ui/lazy-part.ts'
import type { SectionKind } from '#contract/home/kinds.ts'
import { Banner } from './banner.tsx'
import { Features } from './features.tsx'
import type { HomePage, HomeSection } from './load-home.ts'
import { LooksTeaser } from './looks-teaser.tsx'
import { ProductsSection } from './products-section.tsx'
import { Promo } from './promo.tsx'

export interface SectionProps {
  section: HomeSection
  page: HomePage
}

/** What shows a section of each kind. Those that a new shop does not have load on demand. */
const shownBy: Record<SectionKind, ComponentType<SectionProps>> = {
  banner: Banner,
  products: ProductsSection,
  promo: Promo,
  image: lazyPart(async () => (await import('./image-with-text.tsx')).ImageWithText),
  features: Features,
  looks: LooksTeaser,
  reviews: lazyPart(async () => (await import('./reviews-teaser.tsx')).ReviewsTeaser),
  newsletter: lazyPart(async () => (await import('./newsletter-section.tsx')).NewsletterSection),
}

/** The sections of the home page, in the owner's order. */
export function HomeSections({ page }: { page: HomePage }) {
  const { name } = useSettings().shop
  const hasBanner = page.sections.some(({ kind }) => kind === 'banner')

  useEffect(() => {
    storeSeenProducts(page.sections.flatMap(({ row }) => row?.first ?? []))
  }, [page])

  return (
    <div
      className={`flex flex-col gap-20 pb-20 lg:gap-32 lg:pb-28 ${page.sections[0]?.kind === 'banner' ? '' : 'pt-6 lg:pt-10'}`}
    >
      {!hasBanner && <h1 className="sr-only">{name}</h1>}
      {page.sections.map((section) => {
        const Shown = shownBy[section.kind]
        const shown = <Shown key={section.sectionId} section={section} page={page} />
        return '$$typeof' in Shown ? <Suspense key={section.sectionId}>{shown}</Suspense> : shown
      })}
    </div>
  )
}
