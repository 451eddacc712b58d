import { type SQL, sql } from 'drizzle-orm'
import {
  type Certainty,
  certainties,
  isFigured,
  isTextWord,
  type Query,
  type QueryWord,
  sizeOf,
  type WordMatches,
  wordsOf,
} from './query.ts'

/** Where the words of a query are looked for: in what products are listed under, or also in their texts. */
export type Reach = 'listed' | 'texts'

/** The condition on products `p` that match a query; null if none can match. */
export function matching(query: Query, reach: Reach = 'listed'): SQL | null {
  return matchingAtLeast(query, 'near', reach)
}

/**
 * The rank of a row `p` with `plain` (its plain name), `sku`, `sku_words`, `sizes` and `words` for a query, 0 best: exact
 * name or SKU, then name or SKU that starts with the query, then by the certainty of the words.
 */
export function rankOf(query: Query): SQL {
  const isSku = isFigured(query.plain)
  const sku = (test: SQL) => (isSku ? sql` or ${test}` : sql``)
  const steps = certainties.filter((certainty) =>
    query.words.some(({ whole, parts }) => [whole, ...parts].some((each) => each[certainty].length > 0)),
  )
  // Every ranked row matches at the least certain step, so that step needs no test.
  const tests = steps.slice(0, -1).flatMap((certainty, step) => {
    const condition = matchingAtLeast(query, certainty, null)
    return condition ? [sql`when ${condition} then ${sql.raw(String(step + 2))}`] : []
  })
  return sql`case when p.plain = ${query.plain}${sku(sql`plain_text(p.sku) = ${query.plain}`)} then 0
    when starts_with(p.plain, ${query.plain})${sku(sql`starts_with(plain_text(p.sku), ${query.plain})`)} then 1
    ${sql.join(tests, sql` `)} else 9 end`
}

/** The condition for products `p` whose name starts with the query, and the order of the index that finds them. */
export function namedLike(query: Query): { condition: SQL; order: SQL } {
  return { condition: beginsWith(sql`plain_text(p.name)`, query.plain), order: sql`plain_text(p.name) using ~<~` }
}

/** An upper bound of the number of matches: that of the rarest word. */
export function maxMatches(query: Query): number {
  return Math.min(...query.words.map((word) => (isCounted(word) ? maxOf(word) : Number.POSITIVE_INFINITY)))
}

/**
 * Whether `count` matches are found faster by the word index than by scanning the shop; `isSorted` if every match must
 * be read to sort them. The costs in microseconds were measured: by words, 0.3 for each product with the words and 1.7
 * for each product read; by scan, 0.5 for each product and 0.08 for each word tested on it, given that the words before
 * matched. The scan has neither sizes nor texts at hand.
 */
export function isFoundByWords(query: Query, count: number, { isSorted }: { isSorted: boolean }): boolean {
  if (!query.words.every(isScanned)) return true
  const shown = Math.max(query.shown, 1)
  let matches = shown
  let passing = 0.5
  for (const word of query.words) {
    passing += 0.08 * meaningsOf(word).length * (matches / shown)
    matches *= Math.min(1, maxOf(word) / shown)
  }
  const passed = Math.min(shown, (count * shown) / Math.max(matches, 1))
  return matches * 0.3 + (isSorted ? matches : count) * 1.7 < passed * passing
}

function isScanned({ whole, parts }: QueryWord): boolean {
  return [whole, ...parts].every((each) => !each.isInTexts && sizeOf(each) === null)
}

function isCounted({ whole, parts }: QueryWord): boolean {
  return isScanned({ whole, parts }) && !isFigured(whole.word)
}

function meaningsOf({ whole, parts }: QueryWord): string[] {
  return [whole, ...parts].flatMap((each) => wordsOf(each, 'near'))
}

function maxOf({ whole, parts }: QueryWord): number {
  return whole.products + (parts.length > 0 ? Math.min(...parts.map((part) => part.products)) : 0)
}

/** Without a reach, only the words of the catalog count, as a rank needs it. */
function matchingAtLeast(query: Query, certainty: Certainty, reach: Reach | null): SQL | null {
  const conditions = query.words.map((word) => wordIn(word, certainty, reach))
  const possible = conditions.filter((condition) => condition !== null)
  return possible.length === conditions.length && possible.length > 0 ? sql`(${sql.join(possible, sql` and `)})` : null
}

function wordIn({ whole, parts }: QueryWord, certainty: Certainty, reach: Reach | null): SQL | null {
  const eachPart = parts.map((part) => meant(part, certainty, reach)).filter((part) => part !== null)
  const ways = [
    meant(whole, certainty, reach),
    isFigured(whole.word) ? skuIs(whole.word) : null,
    parts.length > 0 && eachPart.length === parts.length ? sql`(${sql.join(eachPart, sql` and `)})` : null,
  ].filter((way) => way !== null)
  return oneOf(ways)
}

function meant(meaning: WordMatches, certainty: Certainty, reach: Reach | null): SQL | null {
  const words = wordsOf(meaning, certainty)
  const size = sizeOf(meaning)
  const isInTexts = reach === 'texts' ? isTextWord(meaning) : reach === 'listed' && meaning.isInTexts
  return oneOf([
    ...(words.length > 0 ? [sql`p.words && ${sql.param(words)}::text[]`] : []),
    ...(size === null ? [] : [sql`p.sizes && ${sql.param([size])}::text[]`]),
    ...(isInTexts ? [sql`p.text_words @@ to_tsquery('simple', ${`${meaning.word}:*`})`] : []),
  ])
}

function oneOf(ways: readonly SQL[]): SQL | null {
  return ways.length === 0 ? null : sql`(${sql.join([...ways], sql` or `)})`
}

function skuIs(said: string): SQL {
  return sql`(${beginsWith(sql`plain_text(p.sku)`, said)} or p.sku_words && ${sql.param([said])}::text[])`
}

function beginsWith(text: SQL, beginning: string): SQL {
  return sql`${text} like ${`${beginning.replace(/[\\%_]/g, '\\$&')}%`}`
}
