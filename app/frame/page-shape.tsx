import type { ReactNode } from 'react'
import { matchPath } from 'react-router'
import { HomeSkeleton } from '#app/home/home-skeleton.tsx'
import { ListingSkeleton } from '#app/listing/listing-skeleton.tsx'
import { ProductSkeleton } from '#app/products/product-skeleton.tsx'
import { Page } from '#app/ui/page.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'

const shapes: [path: string, shape: ReactNode][] = [
  ['/', <HomeSkeleton key="home" />],
  ['/shop', listing()],
  ['/shop/:subcategory/:type', listing()],
  ['/collections/:collection', listing()],
  [
    '/shop/:category/:subcategory/:productType/:productId/:name?/:selectedVariantId?',
    <ProductSkeleton key="product" />,
  ],
]

/** The skeleton of the page at a path; null for pages without one. */
export function shapeOf(path: string): ReactNode {
  return shapes.find(([pattern]) => matchPath(pattern, path))?.[1] ?? null
}

function listing(): ReactNode {
  return (
    <Page key="listing" className="pt-2! lg:pt-1!">
      {/* In place of the title, so that the products are where they will be. */}
      <Skeleton className="mt-9 mb-26 h-9 w-56 lg:mb-16" />
      <ListingSkeleton />
    </Page>
  )
}
