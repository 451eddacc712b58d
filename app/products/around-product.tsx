import { Suspense, useEffect } from 'react'
import { useLocation } from 'react-router'
import { ReviewSection } from '#app/reviews/review-section.tsx'
import { type FirstReviews, useReviews } from '#app/reviews/use-reviews.ts'
import { Accordion } from '#app/ui/accordion.tsx'
import { lazyPart } from '#app/ui/lazy-part.ts'
import type { Product, ProductSummary } from '#contract/products/product.ts'
import { productPageMessages } from '#messages/en-US/product-page.ts'
import { ProductRow } from './product-row.tsx'

// Nothing is rendered before the browser has read the products seen.
const RecentlyViewed = lazyPart(async () => (await import('./recently-viewed.tsx')).RecentlyViewed)

interface AroundProductProps {
  product: Product
  alike: readonly ProductSummary[]
  reviews: FirstReviews
  /** Called once the part responds to presses. */
  onReady: () => void
}

/** Below a product: reviews, similar products, and recently viewed ones. */
export function AroundProduct({ product, alike, reviews, onReady }: AroundProductProps) {
  const { pathname, search } = useLocation()
  const list = useReviews(product._id, reviews)
  useEffect(onReady, [onReady])
  const reviewItem = {
    id: 'reviews',
    title: productPageMessages.reviews(list.summary.count),
    isOpen: true,
    content: <ReviewSection product={product} path={pathname + search} list={list} />,
  }
  return (
    <>
      {/* Shown where there are reviews, and to customers, who may write the first. Source: spec section 2, "Product detail". */}
      <Accordion
        items={[reviewItem]}
        className={`mt-16 scroll-mt-28 lg:mt-24 ${list.summary.count === 0 ? 'signed-in' : ''}`}
      />
      <ProductRow title={productPageMessages.alike} products={alike} className="mt-16 lg:mt-24" />
      <Suspense>
        <RecentlyViewed productId={product._id} className="mt-16 lg:mt-24" />
      </Suspense>
    </>
  )
}
