import { sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { searchPageSize } from '#contract/listing/limits.ts'
import type { Db } from '#db/open-database.ts'
import { searchWords } from '#db/tables/listing.ts'
import { selectRows } from '#db/typed-sql.ts'
import { isShown } from '../products/product-card.ts'
import { certainties } from './query.ts'
import { plainly, swappedLetters } from './split-query.ts'

/** A word of a query, or several that may be one term. */
export interface Saying {
  turn: number
  word: string
  isPhrase: boolean
}

const tiers = [...certainties, 'text'] as const

/** A word of the catalog for the saying of a turn; of tier `text` if only texts of products have the saying itself. */
export interface CatalogWord {
  turn: number
  tier: (typeof tiers)[number]
  word: string
  products: number
}

/**
 * The limit of matches for one word. In a large shop, matches of a single letter stop earlier, since few cover most
 * products.
 */
const maxMatchesPerWord = 200
export const minMatchesPerWord = 24
export const manyProducts = 5_000
/** The lowest similarity of trigrams that counts as a misspelling; `stripy` and `striped` have 0.5. */
const minSimilarity = 0.45

const placed = alias(searchWords, 'placed')
const columns = {
  plain: sql<string>`plain`,
  turn: sql<number | null>`turn`,
  tier: sql<number>`tier`,
  word: placed.word,
  products: placed.products,
  shown: sql<number>`(select coalesce(sum(products), 0)::int from family_counts)`,
}

/**
 * The words of the catalog for each saying of a query, the most certain first; the plain query; and the number of
 * products in the shop.
 */
export async function queryWords(
  db: Db,
  query: string,
  sayings: readonly Saying[],
): Promise<{ rows: CatalogWord[]; plain: string; shown: number }> {
  const found = await selectRows(
    db,
    columns,
    (list) => sql`${matchesOf(sayings)} select ${list}
    from (select plain_text(regexp_replace(btrim(${query}), '\\s+', ' ', 'g')) as plain) as query
      left join placed on place <= ${maxMatchesPerWord}
    order by turn, place
  `,
  )
  const rows = found.flatMap(({ turn, tier, word, products }) =>
    turn === null ? [] : [{ turn, tier: tiers[tier] ?? 'near', word, products }],
  )
  return { rows, plain: found[0]?.plain ?? '', shown: found[0]?.shown ?? 0 }
}

// Prefixes and substrings each use an index. All words are scanned only for substrings of one or two letters with few
// prefix matches, and for similar spellings when little else matches. A similar spelling has one wrong letter or two
// swapped neighbors, or two wrong letters in a long word; digits and punctuation must match exactly. Only when there is
// none, words that share most of their trigrams are compared, and the texts of products.
function matchesOf(sayings: readonly Saying[]) {
  const column = <T>(read: (saying: Saying) => T) => sql.param(sayings.map(read))
  return sql`
    with said as materialized (
      select turn, plain_text(word) as said, is_phrase, string_to_array(swapped, ' ') as swapped,
        '%' || regexp_replace(plain_text(word), '([\\\\%_])', '\\\\\\1', 'g') || '%' as pattern,
        case when is_phrase or word ~ '[^[:alpha:]]' or length(word) < 4 then 0 when length(word) < 8 then 1 else 2 end as slips
      from unnest(
        ${column((each) => each.turn)}::int[], ${column((each) => each.word)}::text[],
        ${column((each) => swappedLetters(plainly(each.word)).join(' '))}::text[], ${column((each) => each.isPhrase)}::bool[]
      ) as s (turn, word, swapped, is_phrase)
    ), begun as materialized (
      select turn, word, products, case when is_synonym then 2 when word = beginning then 0 else 1 end as tier
      from (
        select turn, said as beginning, false as is_synonym from said where not is_phrase
        union all
        select turn, unnest(s.words), true from said join search_synonyms s on s.term = said
      ) as meant join search_words w on w.word ~>=~ beginning and w.word ~<~ (beginning || chr(1114111))
      where w.products > 0
    ), sure as materialized (
      select * from begun
      union all
      select turn, word, products, 3 from said join search_words w on w.word like pattern
      where length(said) > 2 and not is_phrase and w.products > 0 and not starts_with(w.word, said)
      union all
      select turn, word, products, 3 from said join search_words w on strpos(w.word, said) > 1
      where length(said) < 3 and not is_phrase and w.products > 0 and turn not in (
        select turn from begun group by turn having count(*) >= ${minMatchesPerWord} and sum(products) >= ${manyProducts}
      )
    ), slipped as materialized (
      select turn, word, products, levenshtein_less_equal(w.word, said, slips) as distance
      from said join search_words w on abs(length(w.word) - length(said)) <= slips
        and (levenshtein_less_equal(w.word, said, slips) <= slips or w.word = any(swapped))
      where slips > 0 and w.products > 0 and turn not in (
        select turn from sure group by turn having sum(products) >= ${searchPageSize}
      )
    ), unknown as materialized (
      select * from said where length(said) > 2 and not is_phrase and turn not in (select turn from sure)
    ), judged as (
      select turn, word, products, tier, 0::real as distance from sure
      union all
      select turn, word, products, 4, distance from slipped
      union all
      select turn, word, products, 4, 10 - similarity(w.word, said) from unknown join search_words w on w.word % said
      where slips > 0 and w.products > 0 and similarity(w.word, said) >= ${minSimilarity}
        and turn not in (select turn from slipped)
      union all
      select turn, said, 0, 5, 0 from unknown where said ~ '^[[:alnum:]]+$'
        and exists (select from products p where ${isShown} and p.text_words @@ to_tsquery('simple', said || ':*'))
    ), placed as (
      select turn, word, products, min(tier) as tier,
        row_number() over (partition by turn order by min(tier), min(distance), products desc, word) as place
      from judged group by turn, word, products
    )
  `
}
