import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { searchPageSize } from '#contract/listing/limits.ts'
import type { Db } from '#db/open-database.ts'
import { searchWords } from '#db/tables/products.ts'
import { type RowOf, selectRows } from '#db/typed-sql.ts'
import { synonyms } from './synonyms.ts'

/** The words of the catalog that a word of a query may match, from the most to the least certain. */
export interface WordMatches {
  word: string
  exact: string[]
  prefix: string[]
  /** Words that contain it, and synonyms. */
  within: string[]
  /** Similar spellings; empty if the more certain words fill a page. */
  near: string[]
  /** An upper bound of the number of products with any of these words. */
  products: number
}

/** A word of a query and the parts between its punctuation: `cat-eye` is also `cat` and `eye`. */
export interface QueryWord {
  whole: WordMatches
  parts: WordMatches[]
}

export interface Query {
  /** The query without accents, in lower case, with single spaces. */
  plain: string
  words: QueryWord[]
  /** The number of products in the shop. */
  shown: number
}

const maxWords = 8
/**
 * The limit of matches for one word. In a large shop, matches of a single letter stop earlier, since few cover most
 * products.
 */
const maxMatchesPerWord = 200
const minMatchesPerWord = 24
const manyProducts = 5_000
const tiers = ['exact', 'prefix', 'within', 'near'] as const

const placed = alias(searchWords, 'placed')
const wordColumns = {
  plain: sql<string>`plain`,
  turn: sql<number | null>`turn`,
  tier: sql<number>`tier`,
  word: placed.word,
  products: placed.products,
  shown: sql<number>`(select coalesce(sum(products), 0)::int from family_counts)`,
}
type Row = RowOf<typeof wordColumns>

/** Matches the words of a query against the distinct words of the catalog, in one statement. */
export async function findWords(db: Db, query: string): Promise<Query> {
  const said = query
    .trim()
    .split(/\s+/)
    .slice(0, maxWords)
    .map((whole) => [whole, ...partsOf(whole)])
  const turns = said.flat()
  const sayings = turns.flatMap((word, turn) => [
    { turn, word, isSynonym: false },
    ...(synonyms[plainly(word)] ?? []).map((synonym) => ({ turn, word: synonym, isSynonym: true })),
  ])
  const rows = await queryWords(db, query, sayings)

  let turn = 0
  const words = said.map(([whole = '', ...parts]) => ({
    whole: meaningOf(whole, rows, turn++),
    parts: parts.map((part) => meaningOf(part, rows, turn++)),
  }))
  return { plain: rows[0]?.plain ?? '', words, shown: rows[0]?.shown ?? 0 }
}

interface Saying {
  turn: number
  word: string
  isSynonym: boolean
}

// Prefixes and substrings each use an index. All words are scanned only for substrings of one or two letters with few
// prefix matches, and for similar spellings when little else matches. A similar spelling has one wrong letter or two
// swapped neighbors, or two wrong letters in a long word; digits and punctuation must match exactly.
async function queryWords(db: Db, query: string, sayings: readonly Saying[]): Promise<Row[]> {
  const column = <T>(read: (saying: Saying) => T) => sql.param(sayings.map(read))
  return selectRows(
    db,
    wordColumns,
    (list) => sql`
    with said as materialized (
      select turn, plain_text(word) as said, is_synonym, string_to_array(swapped, ' ') as swapped,
        '%' || regexp_replace(plain_text(word), '([\\\\%_])', '\\\\\\1', 'g') || '%' as pattern,
        case when word ~ '[^[:alpha:]]' or length(word) < 4 then 0 when length(word) < 8 then 1 else 2 end as slips
      from unnest(
        ${column((each) => each.turn)}::int[], ${column((each) => each.word)}::text[],
        ${column((each) => swappedLetters(plainly(each.word)))}::text[], ${column((each) => each.isSynonym)}::bool[]
      ) as s (turn, word, swapped, is_synonym)
    ), begun as materialized (
      select turn, word, products, case when is_synonym then 2 when word = said then 0 else 1 end as tier
      from said join search_words w on w.word ~>=~ said and w.word ~<~ (said || chr(1114111)) where w.products > 0
    ), sure as materialized (
      select * from begun
      union all
      select turn, word, products, 2 from said join search_words w on w.word like pattern
      where length(said) > 2 and not is_synonym and w.products > 0 and not starts_with(w.word, said)
      union all
      select turn, word, products, 2 from said join search_words w on strpos(w.word, said) > 1
      where length(said) < 3 and not is_synonym and w.products > 0 and turn not in (
        select turn from begun group by turn having count(*) >= ${minMatchesPerWord} and sum(products) >= ${manyProducts}
      )
    ), judged as (
      select * from sure
      union all
      select turn, word, products, 3 from said join search_words w on abs(length(w.word) - length(said)) <= slips
        and (levenshtein_less_equal(w.word, said, slips) <= slips or w.word = any(swapped))
      where slips > 0 and not is_synonym and w.products > 0 and turn not in (
        select turn from sure group by turn having sum(products) >= ${searchPageSize}
      )
    ), placed as (
      select turn, word, products, min(tier) as tier,
        row_number() over (partition by turn order by min(tier), products desc, word) as place
      from judged group by turn, word, products
    )
    select ${list}
    from (select plain_text(regexp_replace(btrim(${query}), '\\s+', ' ', 'g')) as plain) as query
      left join placed on place <= ${maxMatchesPerWord}
    order by turn, place
  `,
  )
}

function meaningOf(said: string, rows: readonly Row[], turn: number): WordMatches {
  const own = commonOf(rows.filter((row) => row.turn === turn))
  const wordsOf = (tier: (typeof tiers)[number]) => own.filter((row) => tiers[row.tier] === tier)
  const sure = own.filter((row) => tiers[row.tier] !== 'near')
  const near = count(sure) < searchPageSize ? wordsOf('near') : []
  return {
    word: plainly(said),
    exact: wordsOf('exact').map((row) => row.word),
    prefix: wordsOf('prefix').map((row) => row.word),
    within: wordsOf('within').map((row) => row.word),
    near: near.map((row) => row.word),
    products: count(sure) + count(near),
  }
}

/** The variants of a word with two neighboring letters swapped, a common typing error. */
function swappedLetters(word: string): string {
  const letters = [...word]
  return letters
    .slice(1)
    .map((letter, at) => [...letters.slice(0, at), letter, letters[at], ...letters.slice(at + 2)].join(''))
    .join(' ')
}

/** The most certain and most frequent words, in the order in which they were found. */
function commonOf(rows: readonly Row[]): Row[] {
  return rows.filter((_, index) => index < minMatchesPerWord || count(rows.slice(0, index)) < manyProducts)
}

function count(rows: readonly Row[]): number {
  return rows.reduce((sum, row) => sum + row.products, 0)
}

/** The parts of a word between its punctuation; a word with wildcards or brackets is matched only as a whole. */
function partsOf(word: string): string[] {
  if (/[%_*?[\]\\]/.test(word)) return []
  const parts = word.split(/[^\p{L}\p{M}\p{N}]+/u).filter((part) => part !== '')
  return parts.length === 1 && parts[0] === word ? [] : parts
}

function plainly(word: string): string {
  return word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
