/** A word of a query and the parts between its punctuation: `cat-eye` is also `cat` and `eye`. */
export interface SpokenWord {
  whole: string
  parts: string[]
}

const maxWords = 8
const maxPhrase = 4

/** Words that say nothing about a product; left out beside others. */
const fillers = new Set('a an the and or for with in on of to by my me your our'.split(' '))

/** The words of a query without those that say nothing: `a dress for women's parties` has three. */
export function splitQuery(said: string): SpokenWord[] {
  const all = said
    .trim()
    .split(/\s+/u)
    .map((word) => word.replace(/['’]s$/iu, ''))
    .filter((word) => word !== '')
  const telling = all.filter((word) => !fillers.has(word.toLowerCase()))
  return (telling.length > 0 ? telling : all).slice(0, maxWords).map((whole) => ({ whole, parts: partsOf(whole) }))
}

/** Neighboring words of a query that may be one term: from their first word on, how many words, and their text. */
export function phrasesOf(words: readonly SpokenWord[]): { from: number; count: number; text: string }[] {
  return words.flatMap((_, from) =>
    Array.from({ length: Math.min(maxPhrase, words.length - from) - 1 }, (_, more) => {
      const count = more + 2
      const text = words.slice(from, from + count).map(({ whole }) => whole)
      return { from, count, text: text.join(' ') }
    }),
  )
}

/** Without accents, in lower case, with single spaces; like `plain_text` of the database. */
export function plainly(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}

/** The variants of a word with two neighboring letters swapped, a common typing error. */
export function swappedLetters(word: string): string[] {
  const letters = [...word]
  return letters
    .slice(1)
    .map((letter, at) => [...letters.slice(0, at), letter, letters[at], ...letters.slice(at + 2)].join(''))
}

/** A word with wildcards or brackets is matched only as a whole. */
function partsOf(word: string): string[] {
  if (/[%_*?[\]\\]/.test(word)) return []
  const parts = word.split(/[^\p{L}\p{M}\p{N}]+/u).filter((part) => part !== '')
  return parts.length === 1 && parts[0] === word ? [] : parts
}
