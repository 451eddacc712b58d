import { type SQL, sql } from 'drizzle-orm'
import type { Query, QueryWord, WordMatches } from './find-words.ts'

type Certainty = 'exact' | 'prefix' | 'within' | 'near'
const certainties: Certainty[] = ['exact', 'prefix', 'within', 'near']

/** The condition on products `p` that match a query; null if none can match. */
export function matching(query: Query): SQL | null {
  return matchingAtLeast(query, 'near')
}

/**
 * The rank of a row `p` with `plain` (its plain name), `sku`, `sku_words` and `words` for a query, 0 best: exact name
 * or SKU, then name or SKU that starts with the query, then by the certainty of the words.
 */
export function rankOf(query: Query): SQL {
  const isSku = isFigured(query.plain)
  const sku = (test: SQL) => (isSku ? sql` or ${test}` : sql``)
  const steps = certainties.filter((certainty) =>
    query.words.some(({ whole, parts }) => [whole, ...parts].some((each) => each[certainty].length > 0)),
  )
  // Every ranked row matches at the least certain step, so that step needs no test.
  const tests = steps.slice(0, -1).flatMap((certainty, step) => {
    const condition = matchingAtLeast(query, certainty)
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
  return Math.min(...query.words.map((word) => (hasFigure(word.whole) ? Number.POSITIVE_INFINITY : maxOf(word))))
}

/**
 * Whether `count` matches are found faster by the word index than by scanning the shop; `isSorted` if every match must
 * be read to sort them. The costs in microseconds were measured: by words, 0.3 for each product with the words and 1.7
 * for each product read; by scan, 0.5 for each product and 0.08 for each word tested on it, given that the words before
 * matched.
 */
export function isFoundByWords(query: Query, count: number, { isSorted }: { isSorted: boolean }): boolean {
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

function meaningsOf({ whole, parts }: QueryWord): string[] {
  return [whole, ...parts].flatMap((each) => wordsOf(each, 'near'))
}

function maxOf({ whole, parts }: QueryWord): number {
  return whole.products + (parts.length > 0 ? Math.min(...parts.map((part) => part.products)) : 0)
}

function matchingAtLeast(query: Query, certainty: Certainty): SQL | null {
  const conditions = query.words.map((word) => wordIn(word, certainty))
  const possible = conditions.filter((condition) => condition !== null)
  return possible.length === conditions.length && possible.length > 0 ? sql`(${sql.join(possible, sql` and `)})` : null
}

function wordIn({ whole, parts }: QueryWord, certainty: Certainty): SQL | null {
  const eachPart = parts.map((part) => meant(part, certainty)).filter((part) => part !== null)
  const ways = [
    meant(whole, certainty),
    hasFigure(whole) ? skuIs(whole.word) : null,
    parts.length > 0 && eachPart.length === parts.length ? sql`(${sql.join(eachPart, sql` and `)})` : null,
  ].filter((way) => way !== null)
  return ways.length === 0 ? null : sql`(${sql.join(ways, sql` or `)})`
}

function meant(meaning: WordMatches, certainty: Certainty): SQL | null {
  const words = wordsOf(meaning, certainty)
  return words.length === 0 ? null : sql`p.words && ${sql.param(words)}::text[]`
}

function wordsOf(meaning: WordMatches, lowest: Certainty): string[] {
  return certainties.slice(0, certainties.indexOf(lowest) + 1).flatMap((each) => meaning[each])
}

function skuIs(said: string): SQL {
  return sql`(${beginsWith(sql`plain_text(p.sku)`, said)} or p.sku_words && ${sql.param([said])}::text[])`
}

/** Whether a word may be (part of) a SKU. SKUs are unique, so they are not stored among the words of the catalog. */
function hasFigure({ word }: WordMatches): boolean {
  return isFigured(word)
}

function isFigured(said: string): boolean {
  return said.length >= 3 && /\d/.test(said)
}

function beginsWith(text: SQL, beginning: string): SQL {
  return sql`${text} like ${`${beginning.replace(/[\\%_]/g, '\\$&')}%`}`
}
