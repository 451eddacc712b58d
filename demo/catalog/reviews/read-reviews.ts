import type { Fit } from '#contract/reviews/fits.ts'

/** A review of a product of the demo shop. */
export interface ReviewText {
  rating: number
  /** Only of products with sizes. */
  fit: Fit | null
  title: string
  message: string
  /** A photo under `demo/images/reviews`; null for most. */
  photo: string | null
}

const heading = /^([1-5])(?: (small|true|large))? \| ([^@]+?)(?: @([\w-]+))?$/

/**
 * Reads reviews by SKU, newest first. A line `# MG-S-001` begins those of a product; each is a line such as
 * `5 true | Title @photo`, fit and photo optional, and a line with its message.
 */
export function readReviews(text: string): ReadonlyMap<string, ReviewText[]> {
  const products = text.trim().split(/^# /m).slice(1)
  return new Map(
    products.map((product) => {
      const [sku = '', ...lines] = product.trim().split('\n')
      return [sku, pairsOf(lines).map(([line, message]) => toReview(line, message))]
    }),
  )
}

function pairsOf(lines: readonly string[]): [string, string][] {
  return lines.flatMap((line, at) => (at % 2 === 0 ? [[line, lines[at + 1] ?? ''] as [string, string]] : []))
}

function toReview(line: string, message: string): ReviewText {
  const [, rating, fit, title, photo] = heading.exec(line) ?? []
  if (!rating || !title || !message) throw new Error(`Not a review: ${line}`)
  return { rating: Number(rating), fit: (fit as Fit | undefined) ?? null, title, message, photo: photo ?? null }
}
