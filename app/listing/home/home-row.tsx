import { useEffect, useRef, useState } from 'react'
import { api } from '#app/api.ts'
import { ProductRow } from '#app/products/product-row.tsx'
import { storeSeenProducts } from '#app/state/store-seen-products.ts'
import { shuffled, visitSeed } from '#app/state/visit/visit-seed.ts'
import type { CallResponse } from '#contract/call.ts'
import type { calls } from '#contract/listing/calls.ts'
import type { ProductSummary } from '#contract/products/product.ts'

type HomeProducts = CallResponse<typeof calls.home>
export type RowName = 'newIn' | 'collection' | 'bestSellers' | 'shopCollection'

interface HomeRowProps {
  name: RowName
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
export function HomeRow({ name, title, first, total, isShuffled = false, ...layout }: HomeRowProps) {
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
          const rest = whole[name].filter(({ _id }) => !first.some((one) => one._id === _id))
          setAll([...(isShuffled ? inOrderOfVisit(first) : first), ...(isShuffled ? inOrderOfVisit(rest) : rest)])
          storeSeenProducts(whole[name])
        })
        .catch((error) => console.error(error))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [name, first, isComplete, isShuffled])

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
let loaded: { whole: Promise<HomeProducts>; at: number } | null = null

// One call loads the products of all rows.
function loadHome(): Promise<HomeProducts> {
  if (!loaded || Date.now() - loaded.at > staysMs) {
    const whole = api.listing.home({})
    whole.catch(() => {
      loaded = null
    })
    loaded = { whole, at: Date.now() }
  }
  return loaded.whole
}
