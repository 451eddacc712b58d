import { memo, Suspense, useEffect, useRef } from 'react'
import { data, redirect, type ShouldRevalidateFunctionArgs, useNavigate, useSearchParams } from 'react-router'
import { apiContext, shopContext } from '#app/api-context.ts'
import { useHasScrolled } from '#app/frame/header/use-has-scrolled.ts'
import { pack } from '#app/packed/pack.ts'
import type { Unpacked } from '#app/packed/packed.ts'
import { unpack } from '#app/packed/unpack.ts'
import { BuyBox } from '#app/products/buy-box.tsx'
import { variantAddress } from '#app/products/choose-variant.ts'
import { pageColor } from '#app/products/first-color.ts'
import { Gallery } from '#app/products/gallery.tsx'
import { galleryChoices, preloadGallery } from '#app/products/gallery-choices.ts'
import { imagesOf } from '#app/products/images-of.ts'
import { productMeta } from '#app/products/product-meta.ts'
import { summaryOf } from '#app/products/summary-of.ts'
import { usePurchase } from '#app/products/use-purchase.ts'
import { isSoldOut, readVariant, type VariantChoice } from '#app/products/variant-choice.ts'
import { firstReviews } from '#app/reviews/use-reviews.ts'
import { trackViewItem } from '#app/state/analytics.ts'
import { storeSeenProducts } from '#app/state/store-seen-products.ts'
import { Breadcrumb, type Crumb } from '#app/ui/breadcrumb.tsx'
import { lazyPart } from '#app/ui/lazy-part.ts'
import { Page } from '#app/ui/page.tsx'
import { breadcrumbMeta, pageMeta, settingsOf } from '#app/ui/page-meta.ts'
import { useHeldPress } from '#app/ui/use-held-press.ts'
import { shopCurrency } from '#contract/currency.ts'
import { writeAmount } from '#contract/money.ts'
import type { Product } from '#contract/products/product.ts'
import { productAddress } from '#contract/products/product-address.ts'
import { promisedReturnDays } from '#contract/returns/promised-return-days.ts'
import { productPageMessages } from '#messages/en-US/product-page.ts'
import type { Route } from './+types/product.ts'

// Needed once the cart button is out of view.
const BuyBar = lazyPart(async () => (await import('#app/products/buy-bar.tsx')).BuyBar)
const ProductDetails = lazyPart(async () => (await import('#app/products/product-details.tsx')).ProductDetails)
const AroundProduct = lazyPart(async () => (await import('#app/products/around-product.tsx')).AroundProduct)
// Below the first screen: requested with the code of the page, which does not wait for it.
if (!import.meta.env.SSR) void AroundProduct.load()

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { productId, category, subcategory, productType } = params
  if (!uuid.test(productId)) throw data({ message: productPageMessages.notFound }, { status: 404 })
  const api = context.get(apiContext)
  const [{ product, measures, sizeChart, alike }, { reviews }] = await Promise.all([
    api.products.findProduct({ productId }),
    api.reviews.retreiveReviews({ productId }),
  ])
  if ([category, subcategory, productType].join('/') !== product.path) {
    throw redirect(productAddress(product) + url.search, 301)
  }
  return pack({
    product,
    summary: summaryOf(product),
    alike,
    measures,
    sizeChart,
    reviews: firstReviews(reviews),
    origin: context.get(shopContext).origin,
  })
}

/** Another color or size of the same product needs nothing from the server. */
export function shouldRevalidate({ currentParams, nextParams, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentParams.productId !== nextParams.productId && defaultShouldRevalidate
}

export function meta({ matches, loaderData, params, location }: Route.MetaArgs) {
  if (!loaderData) return []
  const { product, reviews, origin } = unpack(loaderData)
  const path = productAddress(product)
  return [
    ...pageMeta({
      matches,
      title: product.name,
      description: product.description,
      origin,
      path,
      image: product.mainImage,
      kind: 'product',
    }),
    // Read by crawlers, and by the first paint: code that the browser need not load.
    ...(import.meta.env.SSR
      ? [
          { property: 'product:price:amount', content: writeAmount(product.price) },
          { property: 'product:price:currency', content: shopCurrency().code },
          productMeta({
            returnDays: promisedReturnDays(settingsOf(matches)),
            delivery: settingsOf(matches).delivery,
            product,
            reviews: reviews.reviews,
            origin,
          }),
          breadcrumbMeta(origin, crumbsOf(product), path),
          ...(isColorNamed(params, new URLSearchParams(location.search)) ? [] : preloadGallery(product)),
        ]
      : []),
  ]
}

export default function ProductDetail({ loaderData, params }: Route.ComponentProps) {
  const page = unpack(loaderData)
  return <Detail key={page.product._id} {...page} colorId={params.selectedVariantId} />
}

type DetailProps = Unpacked<typeof loader> & { colorId: string | undefined }

function Detail({ product, summary, alike, measures, sizeChart, reviews, colorId }: DetailProps) {
  const [query] = useSearchParams()
  const choice = readVariant(product, colorId, query, pageColor(product))
  const isNamed = isColorNamed({ selectedVariantId: colorId }, query)
  const latest = useRef(choice)
  const purchase = usePurchase(product, sizeChart, choice, latest)
  const [place, isAway] = useHasScrolled<HTMLDivElement>()
  const navigate = useNavigate()

  const { color, size } = choice
  useEffect(() => {
    latest.current = { color, size }
  }, [color, size])

  useEffect(() => {
    storeSeenProducts([summary, ...alike])
    trackViewItem(product)
  }, [product, summary, alike])

  // Until a choice is rendered, what is chosen meanwhile adds to it.
  function choose(change: (choice: VariantChoice) => VariantChoice) {
    const next = change(latest.current)
    latest.current = next
    navigate(variantAddress(product, next), { replace: true, preventScrollReset: true })
  }

  return (
    <Page className={product.sizeVariant.length > 0 ? 'product with-sizes' : 'product'}>
      <Breadcrumb crumbs={crumbsOf(product)} className="product-crumbs" />
      <div className="product-columns">
        <Gallery
          key={choice.color}
          images={imagesOf(product, choice.color)}
          name={product.name}
          choices={import.meta.env.SSR && !isNamed ? galleryChoices(product) : {}}
        />
        <div className="product-buy">
          <BuyBox
            product={product}
            summary={summary}
            sizeChart={sizeChart}
            fit={reviews.summary.fit}
            choice={choice}
            isColorNamed={isNamed}
            onChoose={choose}
            purchase={purchase}
            place={place}
          />
          <Details product={product} measures={measures} sizeChart={sizeChart} />
        </div>
      </div>
      <Around product={product} alike={alike} reviews={reviews} />
      {isAway && !isSoldOut(product, choice) && (
        <Suspense>
          <BuyBar product={product} sizeChart={sizeChart} choice={choice} purchase={purchase} />
        </Suspense>
      )}
    </Page>
  )
}

// An update before their code has come would replace what the server rendered, so none passes through here.
const Details = memo(function Details(props: Pick<DetailProps, 'product' | 'measures' | 'sizeChart'>) {
  return (
    <Suspense>
      <ProductDetails {...props} className="mt-8" />
    </Suspense>
  )
})

const Around = memo(function Around(props: Pick<DetailProps, 'product' | 'alike' | 'reviews'>) {
  const [box, release] = useHeldPress<HTMLDivElement>()
  return (
    <div ref={box} className="pb-24 md:pb-32">
      <Suspense>
        <AroundProduct {...props} onReady={release} />
      </Suspense>
    </div>
  )
})

function isColorNamed(params: { selectedVariantId?: string | undefined }, query: URLSearchParams): boolean {
  return params.selectedVariantId !== undefined || query.has('color')
}

function crumbsOf({ name, subCategory, type, path }: Product): Crumb[] {
  const [, family = 'all', kind = 'all'] = path.split('/')
  return [
    { label: productPageMessages.home, to: '/' },
    { label: productPageMessages.shop, to: '/shop' },
    { label: subCategory, to: `/shop/${family}/all` },
    { label: type, to: `/shop/${family}/${kind}` },
    { label: name },
  ]
}
