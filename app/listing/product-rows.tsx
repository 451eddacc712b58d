import type { Ref } from 'react'
import { ProductCard } from '#app/products/product-card.tsx'
import type { ImageWidth } from '#contract/media/image.ts'
import type { ProductSummary } from '#contract/products/product.ts'
import { type CardWidth, cardWidth } from './rhythm.ts'

const columns: Record<CardWidth, string | undefined> = { half: 'lg:col-span-2', quarter: undefined }
/** The cards whose images are preloaded. */
export const eagerCards = 2

// A wide card shows two images, so that all of them are about a quarter of the page wide.
const sizes = '(min-width: 1440px) 320px, (min-width: 992px) 22.5vw, '

/** How wide the images of a card are shown. */
export function cardImage(isSlides: boolean): { sizes: string; widest: ImageWidth } {
  return isSlides
    ? { sizes: `${sizes}92vw`, widest: 1280 }
    : { sizes: `${sizes}(min-width: 768px) 30vw, 46vw`, widest: 960 }
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
 * The products of a listing: on large screens two wide cards, then four narrow ones, and so on; three columns on tablets,
 * two on phones.
 */
export function ProductRows({ ref, products, isSlides, searchedColors, round, isEven }: ProductRowsProps) {
  const narrow = isSlides ? 'max-lg:slides' : 'max-lg:grid-cols-2 max-[16rem]:grid-cols-1 md:max-lg:grid-cols-3'
  return (
    <ul ref={ref} className={`pairs grid gap-x-4 gap-y-8 lg:grid-cols-4 lg:gap-x-6 lg:gap-y-12 ${narrow}`}>
      {products.map(({ key, product }, place) => {
        const width = cardWidth(place, { round, isEven })
        return (
          <li key={key} className={columns[width]}>
            <ProductCard
              product={product}
              {...cardImage(isSlides)}
              isWide={width === 'half'}
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
