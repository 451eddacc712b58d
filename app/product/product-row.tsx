import type { ReactNode } from 'react'
import { Carousel } from '#app/ui/carousel.tsx'
import type { ProductSummary } from '#contract/catalog.ts'
import { ProductCard } from './product-card.tsx'

interface ProductRowProps {
  title: string
  products: readonly ProductSummary[]
  shown?: { wide: number; narrow: number }
  rows?: number
  /** How long a turn takes, in milliseconds. */
  speedMs?: number
  /** Beside the heading, such as a link to more. */
  aside?: ReactNode
  className?: string
}

/** Products in a row that is moved sideways, under a heading. */
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
  const sizes = `(min-width: 1440px) ${Math.round(1320 / shown.wide)}px, (min-width: 992px) ${Math.round(92 / shown.wide)}vw, ${Math.round(92 / shown.narrow)}vw`
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
