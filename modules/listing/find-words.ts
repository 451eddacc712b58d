import { searchPageSize } from '#contract/listing/limits.ts'
import type { Db } from '#db/open-database.ts'
import type { Query, WordMatches } from './query.ts'
import { type CatalogWord, manyProducts, minMatchesPerWord, queryWords, type Saying } from './query-words.ts'
import { phrasesOf, plainly, splitQuery } from './split-query.ts'
import { joinTerms, understand } from './understand-words.ts'

/** Matches the words of a query against the distinct words of the catalog, in one statement. */
export async function findWords(db: Db, said: string): Promise<Query> {
  const sayings: Saying[] = []
  const say = (word: string, isPhrase = false) => {
    sayings.push({ turn: sayings.length, word, isPhrase })
    return sayings.length - 1
  }
  const spoken = splitQuery(said)
  const words = spoken.map(({ whole, parts }) => ({ whole: say(whole), parts: parts.map((part) => say(part)) }))
  const phrases = phrasesOf(spoken).map((phrase) => ({ ...phrase, turn: say(phrase.text, true) }))
  const { rows, plain, shown } = await queryWords(db, said, sayings)

  const meaning = (turn: number) =>
    meaningOf(
      sayings[turn]?.word ?? '',
      rows.filter((row) => row.turn === turn),
    )
  const meant = words.map(({ whole, parts }) => ({ whole: meaning(whole), parts: parts.map(meaning) }))
  const terms = phrases.map((phrase) => ({ ...phrase, whole: meaning(phrase.turn) }))
  return { shown, ...understand(joinTerms(meant, terms), plain) }
}

function meaningOf(said: string, rows: readonly CatalogWord[]): WordMatches {
  const own = commonOf(rows)
  const named = own.filter(({ tier }) => tier === 'exact' || tier === 'prefix' || tier === 'synonym')
  const fillsPage = count(named) >= searchPageSize
  const within = fillsPage ? [] : own.filter(({ tier }) => tier === 'within')
  const near = fillsPage || count(within) >= searchPageSize ? [] : own.filter(({ tier }) => tier === 'near')
  const matched = [...named, ...within, ...near]
  const wordsOf = (tier: CatalogWord['tier']) => matched.filter((row) => row.tier === tier).map(({ word }) => word)
  return {
    word: plainly(said),
    exact: wordsOf('exact'),
    prefix: wordsOf('prefix'),
    synonym: wordsOf('synonym'),
    within: wordsOf('within'),
    near: wordsOf('near'),
    isInTexts: rows.some(({ tier }) => tier === 'text'),
    products: count(matched),
  }
}

/** The most certain and most frequent words, in the order in which they were found. */
function commonOf(rows: readonly CatalogWord[]): CatalogWord[] {
  return rows.filter((_, index) => index < minMatchesPerWord || count(rows.slice(0, index)) < manyProducts)
}

function count(rows: readonly CatalogWord[]): number {
  return rows.reduce((sum, row) => sum + row.products, 0)
}
