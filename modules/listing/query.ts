/** How certainly a word of the catalog is meant by a word of a query, from the most to the least. */
export const certainties = ['exact', 'prefix', 'synonym', 'within', 'near'] as const
export type Certainty = (typeof certainties)[number]

/** The words of the catalog that a word of a query may match. Similar spellings only if the others hardly match. */
export type WordMatches = Record<Certainty, string[]> & {
  word: string
  /** Whether the texts of some products have it; false for a word that products have otherwise. */
  isInTexts: boolean
  /** An upper bound of the number of products with any of these words. */
  products: number
}

/** A word of a query, or several that are one term, and its parts, which together mean the same. */
export interface QueryWord {
  whole: WordMatches
  parts: WordMatches[]
}

export interface Query {
  /** The query without accents, in lower case, with single spaces. */
  plain: string
  words: QueryWord[]
  /** What is searched for instead, since products have nothing for some words; null if they have all. */
  instead: { query: string; missing: string[] } | null
  /** The words of the query that products have, each to be searched by itself. */
  suggestions: string[]
  /** The number of products in the shop. */
  shown: number
}

/** The words of the catalog for a word, down to a certainty. */
export function wordsOf(meaning: WordMatches, lowest: Certainty): string[] {
  return certainties.slice(0, certainties.indexOf(lowest) + 1).flatMap((each) => meaning[each])
}

/** Whether a word may be (part of) a SKU. SKUs are unique, so they are not stored among the words of the catalog. */
export function isFigured(said: string): boolean {
  return said.length >= 3 && /\d/.test(said)
}

/** The size that a word may be; null for other words. */
export function sizeOf({ word }: WordMatches): string | null {
  if (/^\d{1,3}(?:\.5)?$/.test(word)) return word
  return /^(?:x+[sl]|\dxl)$/.test(word) ? word.toUpperCase() : null
}

/** Whether a word can be looked up in the texts of products. */
export function isTextWord({ word }: WordMatches): boolean {
  return /^[\p{L}\p{N}]{3,}$/u.test(word)
}
