import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { matchPath, useLocation, useNavigation } from 'react-router'
import { HomeSkeleton } from '#app/listing/home/home-skeleton.tsx'
import { ListingSkeleton } from '#app/listing/listing-skeleton.tsx'
import { ProductSkeleton } from '#app/products/product-skeleton.tsx'
import { Page } from '#app/ui/page.tsx'
import { Skeleton } from '#app/ui/skeleton.tsx'
import { uiMessages } from '#messages/en-US/ui.ts'

const shapes: [path: string, shape: ReactNode][] = [
  ['/', <HomeSkeleton key="home" />],
  ['/shop', listing()],
  ['/shop/:subcategory/:type', listing()],
  [
    '/shop/:category/:subcategory/:productType/:productId/:name?/:selectedVariantId?',
    <ProductSkeleton key="product" />,
  ],
]

/** A page that arrives at once needs no skeleton. */
const patienceMs = 180

/** The page, or the skeleton of the one being loaded. */
export function PendingPage({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  const coming = location && location.pathname !== pathname ? location.pathname : null
  const [waited, setWaited] = useState<string | null>(null)
  const left = useRef({ path: '', y: 0 })

  useEffect(() => {
    if (coming === null) return setWaited(null)
    const timer = setTimeout(() => {
      left.current = { path: pathname, y: window.scrollY }
      setWaited(coming)
    }, patienceMs)
    return () => clearTimeout(timer)
  }, [coming, pathname])

  const shape = coming !== null && waited === coming ? shapeOf(coming) : null
  const isShown = shape !== null

  // The skeleton is shorter than the page: where that was scrolled to, only the footer would be in view.
  useLayoutEffect(() => {
    if (isShown) {
      window.scrollTo({ top: 0, behavior: 'instant' })
      return
    }
    // Canceled: the page that was left is shown again.
    const { path, y } = left.current
    if (path === pathname) window.scrollTo({ top: y, behavior: 'instant' })
    left.current = { path: '', y: 0 }
  }, [isShown, pathname])
  return (
    <>
      {shape && (
        <p role="status" className="sr-only">
          {uiMessages.wait}
        </p>
      )}
      {shape}
      {/* The current page stays mounted in case the next one never arrives. */}
      <div hidden={isShown}>{children}</div>
    </>
  )
}

function shapeOf(path: string): ReactNode {
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
