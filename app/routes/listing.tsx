import { Suspense, useEffect, useMemo } from 'react'
import { redirect, useNavigation } from 'react-router'
import { api } from '#app/api.ts'
import { apiContext, shopContext } from '#app/api-context.ts'
import { countFigures, countWords } from '#app/listing/count-words.ts'
import { FamilyNav } from '#app/listing/family-nav.tsx'
import { type ListingChoice, maxShown, paramsOf, readChoice } from '#app/listing/listing-choice.ts'
import { ListingHeader } from '#app/listing/listing-header.tsx'
import { fromStart, isUnfiltered, listingHref, listingPath } from '#app/listing/listing-href.ts'
import { cacheListing, findCachedListing } from '#app/listing/listing-memory.ts'
import { arrangeProducts, type ListingPage } from '#app/listing/listing-page.ts'
import { ListingToolbar } from '#app/listing/listing-toolbar.tsx'
import { loadListing, loadMissing } from '#app/listing/load-listing.ts'
import { LoadMore } from '#app/listing/load-more.tsx'
import { findPlace, movedChoice, nameListing } from '#app/listing/name-listing.ts'
import { cardImage, eagerCards, ProductRows } from '#app/listing/product-rows.tsx'
import { readTypedSearch } from '#app/listing/read-typed-search.ts'
import { useFamilies } from '#app/listing/use-families.ts'
import { Image } from '#app/media/image.tsx'
import { pack } from '#app/packed/pack.ts'
import type { Packed } from '#app/packed/packed.ts'
import { unpack } from '#app/packed/unpack.ts'
import { wantedColor } from '#app/products/first-color.ts'
import { storeSeenProducts } from '#app/state/store-seen-products.ts'
import { imageKey, preloadChosen } from '#app/state/visit/visit-choices.ts'
import { Breadcrumb, type Crumb } from '#app/ui/breadcrumb.tsx'
import { lazyPart } from '#app/ui/lazy-part.ts'
import { Page } from '#app/ui/page.tsx'
import { breadcrumbMeta, pageMeta } from '#app/ui/page-meta.ts'
import { useFirstNew } from '#app/ui/use-first-new.ts'
import { listingPageSize } from '#contract/listing/limits.ts'
import { imageSet } from '#contract/media/image.ts'
import { frameMessages } from '#messages/en-US/frame.ts'
import { listingMessages } from '#messages/en-US/listing.ts'
import type { Route } from './+types/listing.ts'

const SearchIntro = lazyPart(async () => (await import('#app/listing/search/search-intro.tsx')).SearchIntro)
const ListingSkeleton = lazyPart(async () => (await import('#app/listing/listing-skeleton.tsx')).ListingSkeleton)
const NoResults = lazyPart(async () => (await import('#app/listing/no-results.tsx')).NoResults)

export async function loader({ context, request, params }: Route.LoaderArgs): Promise<Packed<ListingPage>> {
  const calls = context.get(apiContext)
  const asked = readTypedSearch(readChoice(params, new URL(request.url).searchParams))
  const { listingPasses: passes } = (await calls.settings.shownSettings({})).thresholds
  const choice = { ...asked, pass: Math.min(asked.pass, passes) }
  const [{ families }, range, place] = await Promise.all([
    calls.listing.families({}),
    loadListing(calls, choice),
    findPlace(calls, choice),
  ])
  const moved = place && movedChoice(choice, place)
  if (moved) throw redirect(listingHref(moved), 301)
  const name = nameListing(choice, families, place)
  const { products: bestSellers } = range.total === 0 ? await calls.listing.searchStart({}) : { products: [] }
  const { origin } = context.get(shopContext)
  return pack<ListingPage>({ choice, name, range, bestSellers, origin, earlierPasses: 0, passes })
}

// Products loaded before stay: more are appended, and Back restores the same number at once.
export async function clientLoader({ request, params, serverLoader }: Route.ClientLoaderArgs): Promise<ListingPage> {
  const choice = readChoice(params, new URL(request.url).searchParams)
  const cached = findCachedListing(choice)
  if (!cached) return unpack<ListingPage>(await serverLoader())
  const range = await loadMissing(api, choice, cached.range)
  return { ...cached, choice, range, earlierPasses: range.next === null ? choice.pass - 1 : 0 }
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const page = unpack<ListingPage>(loaderData)
  const { choice, name, range, origin } = page
  const path = choice.search !== null ? listingHref({ ...fromStart(choice) }) : listingPath(choice)
  return [
    ...pageMeta({
      matches,
      title: name.metaTitle,
      description: name.description,
      origin,
      path,
      image: name.image ?? range.products[0]?.mainImage,
      isHidden: choice.search !== null || choice.after !== null || range.total === 0,
    }),
    ...(import.meta.env.SSR ? [breadcrumbMeta(origin, crumbsOf(page), path), ...preloadCards(page)] : []),
  ]
}

// In the random colors of the visit; those filtered by are preloaded with the cards.
function preloadCards(page: ListingPage) {
  const wanted = searchedColors(page)
  return arrangeProducts(page)
    .slice(0, eagerCards)
    .flatMap(({ product }) => {
      const [rendered] = product.colorVariant
      if (!rendered || wantedColor(product, wanted)) return []
      const { sizes, widest } = cardImage(page.choice.isSlides)
      return preloadChosen(product._id, {
        keys: product.colorVariant.map(({ image }) => imageKey(image.src)),
        imageSrcSet: imageSet(rendered.image.src, { widest }),
        imageSizes: sizes,
      })
    })
}

function cardWidths({ choice, range }: ListingPage) {
  return { round: range.next === null ? range.products.length : null, isEven: choice.search !== null }
}

export default function Listing({ loaderData }: Route.ComponentProps) {
  const page = unpack<ListingPage>(loaderData)
  const { choice, name, range } = page
  const families = useFamilies()
  const { shown, isMore, isOther } = useComing(choice)
  const { list, recordMore } = useFirstNew()
  const places = arrangeProducts(page)
  const colors = useMemo(() => searchedColors({ choice, range }), [choice, range])
  const isFiltered = !isUnfiltered(choice)
  const isBlank = choice.search === '' && isUnfiltered({ ...choice, search: null })
  const onPage = Math.min(choice.shown, range.products.length)

  useEffect(() => {
    cacheListing(page)
    storeSeenProducts(page.range.products)
  }, [page])

  return (
    <Page className="pt-2! lg:pt-1!">
      <Breadcrumb crumbs={crumbsOf(page)} />
      <ListingHeader title={name.title} count={isBlank ? null : countWords(range, isFiltered)}>
        {choice.search === null ? (
          <FamilyNav families={families} family={name.family} />
        ) : (
          <Suspense fallback={<div className="h-12 grow" />}>
            <SearchIntro query={choice.search} understood={range.understood} total={range.total} />
          </Suspense>
        )}
      </ListingHeader>
      {(range.total > 0 || !isUnfiltered({ ...shown, search: null })) && (
        <ListingToolbar choice={shown} facets={range.facets} count={countWords(range, isFiltered)} />
      )}
      <h2 className="sr-only">{listingMessages.products}</h2>
      {range.total === 0 && <Suspense>{isOther ? <ListingSkeleton /> : <NoResults {...page} />}</Suspense>}
      <div aria-busy={isOther} className={`transition-opacity ${isOther ? 'opacity-40' : ''}`}>
        <ProductRows
          ref={list}
          products={places}
          isSlides={choice.isSlides}
          searchedColors={colors}
          {...cardWidths(page)}
        />
      </div>
      {range.total > 0 && (
        <LoadMore
          shown={onPage}
          total={range.total}
          count={countFigures(range, isFiltered)}
          more={moreOf(page)}
          again={nextPassOf(page)}
          isBusy={isMore}
          onMore={recordMore}
        />
      )}
      {name.image && (
        <Image
          image={name.image}
          sizes="(min-width: 48rem) 42rem, 100vw"
          ratio="wide"
          className="mx-auto mt-20 max-w-text"
        />
      )}
      {name.text && (
        <p className="display mx-auto mt-20 max-w-text text-center text-title text-ink-soft">{name.text}</p>
      )}
    </Page>
  )
}

/** The choice being navigated to, and whether it loads more of the same listing or another one. */
function useComing(choice: ListingChoice): { shown: ListingChoice; isMore: boolean; isOther: boolean } {
  const { location } = useNavigation()
  if (location?.pathname !== listingPath(choice)) return { shown: choice, isMore: false, isOther: false }
  const coming = readChoice(paramsOf(choice), new URLSearchParams(location.search))
  const isMore = listingHref(fromStart(coming)) === listingHref(fromStart(choice))
  return { shown: coming, isMore, isOther: !isMore }
}

/** The colors filtered by and those that the searched words mean, in lower case. */
function searchedColors({ choice, range }: Pick<ListingPage, 'choice' | 'range'>): string[] {
  return [...choice.colors.map((color) => color.toLowerCase()), ...(range.understood?.colors ?? [])]
}

function moreOf({ choice, range }: ListingPage): string | null {
  const isMoreLoaded = choice.shown < range.products.length
  if (range.next === null && !isMoreLoaded) return null
  if (choice.shown < maxShown) return listingHref({ ...choice, shown: choice.shown + listingPageSize })
  return range.next && listingHref({ ...fromStart(choice), after: range.next })
}

function nextPassOf({ choice, range, passes }: ListingPage): string | null {
  const isOfAll = !choice.subCategory && !choice.type && !choice.collection && isUnfiltered(choice)
  if (!isOfAll || choice.pass >= passes || range.next !== null || choice.after) return null
  return listingHref({ ...choice, pass: choice.pass + 1, shown: listingPageSize })
}

function crumbsOf({ choice, name }: ListingPage): Crumb[] {
  const start = [
    { label: frameMessages.home, to: '/' },
    { label: frameMessages.shop, to: '/shop' },
  ]
  if (choice.search !== null) return [...start, { label: listingMessages.search }]
  if (choice.collection) return [...start, { label: name.title }]
  if (!choice.subCategory && !choice.type) return [...start, { label: listingMessages.all }]
  const { family } = name
  const above = choice.type && family ? [{ label: family.subCategory, to: `/shop/${family.slug}/all` }] : []
  return [...start, ...above, { label: name.title }]
}
