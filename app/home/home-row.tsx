import { useEffect, useRef, useState } from 'react'
import { api } from '#app/api.ts'
import { ProductRow } from '#app/products/product-row.tsx'
import { storeSeenProducts } from '#app/state/store-seen-products.ts'
import { shuffled, visitSeed } from '#app/state/visit/visit-seed.ts'
import type { ShownHome } from '#contract/home/calls.ts'
import type { ProductSummary } from '#contract/products/product.ts'

interface HomeRowProps {
  sectionId: string
  title: string
  /** The products rendered with the page. */
  first: readonly ProductSummary[]
  /** The number of products in all. */
  total: number
  shown?: { wide: number; narrow: number }
  rows?: number
  speedMs?: number
  /** In an order of this visit. */
  isShuffled?: boolean
}

/**
 * A row of the home page: its first products are rendered with the page, the others load when the row comes into view.
 */
export function HomeRow({ sectionId, title, first, total, isShuffled = false, ...layout }: HomeRowProps) {
  const row = useRef<HTMLDivElement>(null)
  const [all, setAll] = useState<readonly ProductSummary[] | null>(null)
  const shownFirst = isShuffled ? inOrderOfVisit(first) : first
  const isComplete = first.length >= total || all !== null

  useEffect(() => {
    const element = row.current
    if (!element || isComplete) return
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      loadHome()
        .then((whole) => {
          const products = whole.sections.find((section) => section.sectionId === sectionId)?.products ?? []
          const rest = products.filter(({ _id }) => !first.some((one) => one._id === _id))
          setAll([...(isShuffled ? inOrderOfVisit(first) : first), ...(isShuffled ? inOrderOfVisit(rest) : rest)])
          storeSeenProducts(products)
        })
        .catch((error) => console.error(error))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [sectionId, first, isComplete, isShuffled])

  return (
    <div ref={row} data-shuffle={isShuffled && import.meta.env.SSR ? '' : undefined}>
      <ProductRow title={title} products={all ?? shownFirst} {...layout} />
    </div>
  )
}

function inOrderOfVisit(products: readonly ProductSummary[]): readonly ProductSummary[] {
  const seed = visitSeed()
  return seed === null ? products : shuffled(seed, products)
}

const staysMs = 5 * 60_000
let loaded: { whole: Promise<ShownHome>; at: number } | null = null

// One call loads the products of all rows.
function loadHome(): Promise<ShownHome> {
  if (!loaded || Date.now() - loaded.at > staysMs) {
    const whole = api.home.shownHome({})
    whole.catch(() => {
      loaded = null
    })
    loaded = { whole, at: Date.now() }
  }
  return loaded.whole
}
