import type { ProductSummary } from '#contract/products/product.ts'

/** The filters of a search besides its words. */
export interface SearchFilter {
  category: string | null
  subCategory: string | null
}

/**
 * The products seen in this browser whose name, tags or brand contain every word; those whose name starts with the
 * words come first. Shown until the server responds.
 */
export function matchSeen(
  seen: readonly ProductSummary[],
  query: string,
  { category, subCategory }: SearchFilter,
): ProductSummary[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const start = words.join(' ')
  const matches = seen.filter(
    (product) =>
      (category === null || product.category === category) &&
      (subCategory === null || product.subCategory === subCategory) &&
      holdsAll(product, words),
  )
  const first = matches.filter(({ name }) => plain(name).startsWith(start))
  return [...first, ...matches.filter((product) => !first.includes(product))]
}

function holdsAll({ name, brand, tags }: ProductSummary, words: string[]): boolean {
  const text = plain([name, brand, ...tags].join(' '))
  return words.every((word) => text.includes(word))
}

function plain(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
