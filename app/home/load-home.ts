import type { ShownHome, ShownSection } from '#contract/home/calls.ts'
import { newInShownOnWideScreens, type ProductSource } from '#contract/home/kinds.ts'
import type { Image } from '#contract/media/image.ts'
import type { ProductSummary } from '#contract/products/product.ts'
import type { Banners } from './pick-banners.ts'

// Source: spec section 9.
const carouselShownOnWideScreens = 4
export const homeSliderRows = 2

/**
 * The products that a wide screen shows of each row, and one more, are rendered with the page; the others load when the
 * row comes into view.
 */
export const shownOf = (source: ProductSource) =>
  source === 'newest' ? newInShownOnWideScreens : carouselShownOnWideScreens

const firstOf = (source: ProductSource) =>
  (shownOf(source) + 1) * (source === 'newestOfEachCategory' ? homeSliderRows : 1)

/** These begin with what the other source begins with, too. */
const alike: Partial<Record<ProductSource, ProductSource>> = {
  bestOfEachType: 'bestSellers',
  newestOfEachCategory: 'newest',
}

/** A row of products: those rendered with the page, and how many there are in all. */
interface Row {
  source: ProductSource
  first: readonly ProductSummary[]
  total: number
}

/** A section as the page renders it. */
export interface HomeSection extends Omit<ShownSection, 'products' | 'source' | 'images' | 'talls'> {
  row?: Row
  banners?: Banners
  image?: Image
}

export interface HomePage {
  sections: readonly HomeSection[]
  isEmpty: boolean
}

/** The home page without what loads later. */
export function toHomePage({ sections, isEmpty }: ShownHome): HomePage {
  const rows = new Map<ProductSource, readonly ProductSummary[]>()
  for (const { source, products = [] } of sections) if (source) rows.set(source, products.slice(0, firstOf(source)))

  return {
    isEmpty,
    sections: sections.map(({ source, products = [], images = [], talls = [], ...section }) => ({
      ...section,
      ...(source && { row: toRow(source, unlike(rows.get(alike[source] ?? source), source, products)) }),
      ...(section.kind === 'banner' && { banners: toBanners(images.map(srcOf), talls.map(srcOf)) }),
      ...(section.kind !== 'banner' && images[0] && { image: images[0] }),
    })),
  }
}

// With images of one shape only, they stand in for those of the other.
function toBanners(wides: readonly string[], talls: readonly string[]): Banners {
  return { wides: wides.length > 0 ? wides : talls, talls: talls.length > 0 ? talls : wides }
}

const srcOf = ({ src }: Image) => src

function toRow(source: ProductSource, products: readonly ProductSummary[]): Row {
  return { source, first: products.slice(0, firstOf(source)), total: products.length }
}

// The products that another row starts with move to the end, so that no two rows look alike.
function unlike(
  others: readonly ProductSummary[] | undefined,
  source: ProductSource,
  products: readonly ProductSummary[],
): readonly ProductSummary[] {
  if (!alike[source] || !others) return products
  const isOther = ({ _id }: ProductSummary) => others.some((other) => other._id === _id)
  return [...products.filter((product) => !isOther(product)), ...products.filter(isOther)]
}
