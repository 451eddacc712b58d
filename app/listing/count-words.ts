import { maxExactCount } from '#contract/listing/limits.ts'
import { withCommas } from '#contract/with-commas.ts'
import type { Goods } from './load-listing.ts'

/** How many products a listing has: `1,626`, or `about 1,800` where only a share of what was `filtered` is counted. */
export function countFigures({ total, facets }: Pick<Goods, 'total' | 'facets'>, filtered: boolean): string {
  const figures = withCommas(String(total))
  return filtered && facets.isEstimate && total > maxExactCount ? `about ${figures}` : figures
}

/** The same with what is counted: `1 product`, `about 1,800 products`. */
export function countWords(goods: Pick<Goods, 'total' | 'facets'>, filtered: boolean): string {
  return `${countFigures(goods, filtered)} ${goods.total === 1 ? 'product' : 'products'}`
}
