import { Suspense, useEffect } from 'react'
import { data, redirect, type ShouldRevalidateFunctionArgs, useLocation, useSearchParams } from 'react-router'
import { apiContext, shopContext } from '#app/api-context.ts'
import { AroundProduct } from '#app/products/around-product.tsx'
import { BuyBox } from '#app/products/buy-box.tsx'
import { pageColor } from '#app/products/first-color.ts'
import { Gallery } from '#app/products/gallery.tsx'
import { galleryChoices, preloadGallery } from '#app/products/gallery-choices.ts'
import { imagesOf } from '#app/products/images-of.ts'
import { productMeta } from '#app/products/product-meta.ts'
import { sizeGuide } from '#app/products/size-guide.ts'
import { summaryOf } from '#app/products/summary-of.ts'
import { readVariant } from '#app/products/variant-choice.ts'
import { summarizeReviews } from '#app/reviews/summarize-reviews.ts'
import { trackViewItem } from '#app/state/analytics.ts'
import { storeSeenProducts } from '#app/state/store-seen-products.ts'
import { Breadcrumb, type Crumb } from '#app/ui/breadcrumb.tsx'
import { lazyPart } from '#app/ui/lazy-part.ts'
import { Page } from '#app/ui/page.tsx'
import { breadcrumbMeta, pageMeta, settingsOf } from '#app/ui/page-meta.ts'
import { currency } from '#contract/money.ts'
import type { Product } from '#contract/products/product.ts'
import { productAddress } from '#contract/products/product-address.ts'
import { reviewsShown } from '../reviews/use-reviews.ts'
import type { Route } from './+types/product.ts'

// Collapses without JavaScript; the other parts must respond at once, so their code is part of the page.
const ProductDetails = lazyPart(async () => (await import('#app/products/product-details.tsx')).ProductDetails)

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { productId, category, subcategory, productType } = params
  if (!uuid.test(productId)) throw data({ message: 'Product not found.' }, { status: 404 })
  const api = context.get(apiContext)
  const [{ product, alike }, { reviews }] = await Promise.all([
    api.products.findProduct({ productId }),
    api.reviews.retreiveReviews({ productId }),
  ])
  if ([category, subcategory, productType].join('/') !== product.path) {
    throw redirect(productAddress(product) + url.search, 301)
  }
  return {
    product,
    summary: summaryOf(product),
    alike,
    guide: sizeGuide(
      product,
      product.sizeVariant.map(({ size }) => size),
    ),
    reviews: { reviews: reviews.slice(0, reviewsShown), summary: summarizeReviews(reviews) },
    origin: context.get(shopContext).origin,
  }
}

/** Another color or size of the same product needs nothing from the server. */
export function shouldRevalidate({ currentParams, nextParams, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentParams.productId !== nextParams.productId && defaultShouldRevalidate
}

export function meta({ matches, loaderData, params, location }: Route.MetaArgs) {
  if (!loaderData) return []
  const { product, reviews, origin } = loaderData
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
          { property: 'product:price:amount', content: product.price.toFixed(2) },
          { property: 'product:price:currency', content: currency },
          productMeta({ ...settingsOf(matches).returns, product, reviews: reviews.reviews, origin }),
          breadcrumbMeta(origin, crumbsOf(product), path),
          ...(isColorNamed(params, new URLSearchParams(location.search)) ? [] : preloadGallery(product)),
        ]
      : []),
  ]
}

export default function ProductDetail({ loaderData, params }: Route.ComponentProps) {
  return <Detail key={loaderData.product._id} {...loaderData} colorId={params.selectedVariantId} />
}

type DetailProps = Route.ComponentProps['loaderData'] & { colorId: string | undefined }

function Detail({ product, summary, alike, guide, reviews, colorId }: DetailProps) {
  const { pathname, search } = useLocation()
  const [query] = useSearchParams()
  const choice = readVariant(product, colorId, query, pageColor(product))
  const isNamed = isColorNamed({ selectedVariantId: colorId }, query)

  useEffect(() => {
    storeSeenProducts([summary, ...alike])
    trackViewItem(product)
  }, [product, summary, alike])

  return (
    <Page>
      <Breadcrumb crumbs={crumbsOf(product)} className="mb-4 lg:mb-6" />
      <div className="grid gap-8 md:grid-cols-2 lg:grid-cols-[7fr_5fr] lg:gap-16">
        <Gallery
          key={choice.color}
          images={imagesOf(product, choice.color)}
          name={product.name}
          choices={import.meta.env.SSR && !isNamed ? galleryChoices(product) : {}}
        />
        <div className="min-w-0 lg:sticky lg:top-28 lg:self-start">
          <BuyBox product={product} summary={summary} choice={choice} isColorNamed={isNamed} />
          <Suspense>
            <ProductDetails product={product} guide={guide} className="mt-8" />
          </Suspense>
        </div>
      </div>
      {/* Hydrates after the buy box, or at once when it is pressed. */}
      <Suspense>
        <AroundProduct product={product} alike={alike} reviews={reviews} path={pathname + search} />
      </Suspense>
    </Page>
  )
}

function isColorNamed(params: { selectedVariantId?: string | undefined }, query: URLSearchParams): boolean {
  return params.selectedVariantId !== undefined || query.has('color')
}

function crumbsOf({ name, subCategory, type, path }: Product): Crumb[] {
  const [, family = 'all', kind = 'all'] = path.split('/')
  return [
    { label: 'Home', to: '/' },
    { label: subCategory, to: `/shop/${family}/all` },
    { label: type, to: `/shop/${family}/${kind}` },
    { label: name },
  ]
}
