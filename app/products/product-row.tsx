import type { ReactNode } from 'react'
import { Carousel } from '#app/ui/carousel.tsx'
import type { ProductSummary } from '#contract/products/product.ts'
import { ProductCard } from './product-card.tsx'

interface ProductRowProps {
  title: string
  products: readonly ProductSummary[]
  shown?: { wide: number; narrow: number }
  rows?: number
  /** The duration of a step, in milliseconds. */
  speedMs?: number
  /** Beside the heading, such as a link to more. */
  aside?: ReactNode
  className?: string
}

/** A carousel of products under a heading. */
export function ProductRow({
  title,
  products,
  shown = { wide: 4, narrow: 1.35 },
  rows = 1,
  speedMs,
  aside,
  className = '',
}: ProductRowProps) {
  if (products.length === 0) return null
  const sizes = sizesOf(shown)
  const heading = (
    <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
      <h2 className="display text-title">{title}</h2>
      {aside}
    </div>
  )
  return (
    <Carousel
      label={title}
      heading={heading}
      shown={shown}
      rows={rows}
      {...(speedMs && { speedMs })}
      className={className}
    >
      {products.map((product) => (
        <ProductCard key={product._id} product={product} sizes={sizes} />
      ))}
    </Carousel>
  )
}

/** The width of a card in a row: the number of cards in view and the gaps between them. See styles/carousel.css. */
function sizesOf({ wide, narrow }: { wide: number; narrow: number }): string {
  const onTablets = Math.max(narrow, 2.25)
  const gaps = (shown: number, gapPx: number) => (((shown - 1) * gapPx) / shown).toFixed()
  const card = (shown: number, gapPx: number) => `calc(${(92 / shown).toFixed(1)}vw - ${gaps(shown, gapPx)}px)`
  return [
    `(min-width: 1440px) ${((1325 - (wide - 1) * 24) / wide).toFixed()}px`,
    `(min-width: 992px) ${card(wide, 24)}`,
    `(min-width: 576px) ${card(onTablets, 16)}`,
    card(narrow, 16),
  ].join(', ')
}
