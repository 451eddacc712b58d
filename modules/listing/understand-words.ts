import { isFigured, type Query, type QueryWord, sizeOf, type WordMatches } from './query.ts'

/** Neighboring words of a query, from the word `from` on, with the synonyms of all of them together. */
export interface Term {
  from: number
  count: number
  whole: WordMatches
}

/** Joins neighboring words that have a synonym together, the longest term first. */
export function joinTerms(single: readonly QueryWord[], terms: readonly Term[]): QueryWord[] {
  const known = terms.filter(({ whole }) => whole.synonym.length > 0).toSorted((one, other) => other.count - one.count)
  const joined: QueryWord[] = []
  for (let at = 0; at < single.length; ) {
    const term = known.find(({ from }) => from === at)
    const words = single.slice(at, at + (term?.count ?? 1))
    joined.push(...(term ? [{ whole: term.whole, parts: words.map(({ whole }) => whole) }] : words))
    at += words.length
  }
  return joined
}

/**
 * Corrects the spelling of words that products have nothing for, and leaves out those that cannot be corrected, unless
 * nothing remains.
 */
export function understand(words: readonly QueryWord[], plain: string): Omit<Query, 'shown'> {
  const read = words.map((word) => ({ word: corrected(word), text: textOf(word), isCorrect: isKnown(word) }))
  const found = read.filter(({ text }) => text !== null)
  const missing = read.filter(({ text }) => text === null).map(({ word }) => word.whole.word)
  const said = found.map(({ text }) => text).join(' ')
  const isOther = found.length > 0 && (missing.length > 0 || found.some(({ isCorrect }) => !isCorrect))
  return {
    plain: isOther ? said : plain,
    words: found.length > 0 ? found.map(({ word }) => word) : [...words],
    instead: isOther ? { query: said, missing } : null,
    suggestions: found.length < 2 ? [] : found.map(({ text }) => text ?? '').slice(0, 3),
  }
}

/** The word as the catalog spells it; null if products have nothing for it. */
function textOf({ whole, parts }: QueryWord): string | null {
  if (isMeant(whole)) return completed(whole)
  const texts = parts.map((part) => (isMeant(part) ? completed(part) : (part.near[0] ?? null)))
  if (texts.length > 0 && texts.every((text) => text !== null)) return texts.join(' ')
  return whole.near[0] ?? null
}

/** The word, or the one that it begins if all that begin so begin with that one: "dress" for "dres", not "mara" for "ma". */
function completed({ exact, prefix, word }: WordMatches): string {
  const isPlural = (other: string) => (!word.endsWith('s') && other === `${word}s`) || other === `${word}es`
  if (exact.length > 0 || prefix.some(isPlural)) return word
  const shortest = prefix.find((each) => prefix.every((other) => other.startsWith(each)))
  return shortest ?? word
}

function isKnown({ whole, parts }: QueryWord): boolean {
  return isMeant(whole) || (parts.length > 0 && parts.every(isMeant))
}

function isMeant(meaning: WordMatches): boolean {
  const { exact, prefix, synonym, within, isInTexts, word } = meaning
  return (
    [exact, prefix, synonym, within].some((words) => words.length > 0) ||
    isInTexts ||
    isFigured(word) ||
    sizeOf(meaning) !== null
  )
}

/** Matches only what the corrected spelling says. */
function corrected({ whole, parts }: QueryWord): QueryWord {
  return { whole: withNearest(whole), parts: parts.map(withNearest) }
}

function withNearest(meaning: WordMatches): WordMatches {
  const [nearest] = meaning.near
  if (isMeant(meaning) || nearest === undefined) return meaning
  return { ...meaning, near: meaning.near.filter((word) => word.startsWith(nearest)) }
}
