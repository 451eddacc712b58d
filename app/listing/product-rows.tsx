import type { Ref } from 'react'
import { ProductCard } from '#app/products/product-card.tsx'
import type { ImageWidth } from '#contract/media/image.ts'
import type { ProductSummary } from '#contract/products/product.ts'
import { type CardWidth, cardWidth } from './rhythm.ts'

const columns: Record<CardWidth, string> = { half: 'lg:col-span-2', quarter: '' }
const sizes: Record<CardWidth, string> = {
  half: '(min-width: 1440px) 651px, (min-width: 992px) 46vw, 46vw',
  quarter: '(min-width: 1440px) 316px, (min-width: 992px) 22vw, 46vw',
}
/** The cards whose images are preloaded. */
export const eagerCards = 2

/** How wide the image of a card is shown. */
export function cardImage(width: CardWidth, isSlides: boolean): { sizes: string; widest: ImageWidth } {
  return {
    sizes: isSlides ? sizes[width].replace('46vw', '92vw') : sizes[width],
    widest: isSlides || width === 'half' ? 1280 : 960,
  }
}

interface ProductRowsProps {
  ref: Ref<HTMLUListElement>
  products: readonly { key: string; product: ProductSummary }[]
  /** On narrow screens one column. */
  isSlides: boolean
  /** The colors filtered by, in lower case. */
  searchedColors: readonly string[]
  /** The number of products in a complete pass of the list; null while there are more to load. */
  round: number | null
  /** All cards have the same width. */
  isEven: boolean
}

/**
 * The products of a listing: on large screens two wide cards, then four narrow ones, and so on; two columns on phones.
 */
export function ProductRows({ ref, products, isSlides, searchedColors, round, isEven }: ProductRowsProps) {
  const narrow = isSlides ? 'max-lg:slides' : 'max-lg:grid-cols-2 max-[16rem]:grid-cols-1'
  return (
    <ul ref={ref} className={`pairs grid gap-x-4 gap-y-10 lg:grid-cols-4 lg:gap-x-6 lg:gap-y-16 ${narrow}`}>
      {products.map(({ key, product }, place) => {
        const width = cardWidth(place, { round, isEven })
        return (
          <li key={key} className={columns[width]}>
            <ProductCard
              product={product}
              {...cardImage(width, isSlides)}
              eager={place < eagerCards}
              isSwipeable={!isSlides}
              preferredColors={searchedColors}
              heading="h2"
            />
          </li>
        )
      })}
    </ul>
  )
}
