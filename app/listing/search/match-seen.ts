import type { ProductSummary } from '#contract/products/product.ts'

/** What narrows a search beside its words. */
export interface SearchFilter {
  category: string | null
  subCategory: string | null
}

/**
 * The products the browser has seen that hold every searched word in name, tags or brand; those whose name begins with
 * the words come first. It stands in until the shop has answered.
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
