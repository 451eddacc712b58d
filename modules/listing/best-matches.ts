import { type SQL, sql } from 'drizzle-orm'
import { isFoundByWords, namedLike, rankOf } from './match-query.ts'
import type { Query } from './query.ts'
import { all } from './scope.ts'

/** Only this many of the best-selling matches are ranked by relevance; the rest follow by sales. */
const compared = 200
const named = 100

const bySales = sql`p.sold_count desc nulls last, p.id desc nulls last`

/** The conditions on products `p`: the query (null without one), being in the shop, and the chosen filters. */
export interface Sought {
  query: Query | null
  match: SQL | null
  others: readonly SQL[]
}

/**
 * The CTE `found` with all matches, shared by the page and the count when they search by words, and evaluated only as
 * far as they read it. It selects prices so that the planner does not choose a row-by-row scan of the sales index.
 */
export function foundBy(sought: Sought): SQL {
  return sql`found as materialized (
    select p.id, p.sold_count, p.sku, p.sku_words, p.words, p.name, p.lowest_price_cents, p.sizes
    from products p where ${conditionsOf(sought)}
  )`
}

/** The number of matches, in a statement that has `found`; counted up to `max`. */
export function countSought(sought: Sought, max: number): SQL {
  return sql`(select count(*) from (select from ${sourceOf(sought, max, { isSorted: false })} limit ${max}) as counted)`
}

/** The source of the first `count` matches, as products `p`. */
function sourceOf(sought: Sought, count: number, order: { isSorted: boolean }): SQL {
  const isFound = sought.query && isFoundByWords(sought.query, count, order)
  return isFound ? sql`found p` : sql`products p where ${conditionsOf(sought)}`
}

/**
 * Rows of `id`, `place` and `mark` (its place, as JSON) in a statement that has `found`: the most relevant matches,
 * from place `start + 1` on. Relevance ranks a hundred products whose name starts with the query and the best sellers
 * of the others; the rest follow by sales.
 */
export function bestMatches(sought: Sought, start: number, limit: number): SQL {
  const { query, others } = sought
  const conditions = conditionsOf(sought)
  if (!query) {
    return sql`
      select p.id, row_number() over (order by ${bySales}) as place
      from products p where ${conditions} order by ${bySales} offset ${start} limit ${limit}
    `
  }
  // Products whose name starts with the query contain its words, so `match` need not be checked for them.
  const like = namedLike(query)
  const read = sql`p.id, p.sold_count, p.sku, p.sku_words, p.words, p.sizes, plain_text(p.name) as plain`
  const matches = sourceOf(sought, compared, { isSorted: true })
  const isPastCompared = start + limit > compared
  return sql`
    with head as materialized (
      select p.id, row_number() over (order by fit, ${bySales}) as place from (
        select distinct on (p.id) p.id, p.sold_count, ${rankOf(query)} as fit from (
          (select ${read} from products p where ${all([...others, like.condition])} order by ${like.order} limit ${named})
          union all
          (select ${read} from ${matches} order by ${bySales} limit ${compared})
        ) as p order by p.id
      ) as p
    )
    select id, place, json_build_array(place) as mark from (
      select id, place from head ${isPastCompared ? sql`union all ${theOthers(conditions, start + limit)}` : sql``}
    ) as placed
    where place > ${start} order by place limit ${limit}
  `
}

function conditionsOf({ match, others }: Sought): SQL {
  return all([...others, ...(match ? [match] : [])])
}

/** The matches that are not ranked by relevance; they come last. */
function theOthers(conditions: SQL, max: number): SQL {
  return sql`(
    select p.id, (select count(*) from head) + row_number() over (order by ${bySales}) as place
    from products p where ${conditions} and p.id not in (select id from head) order by ${bySales} limit ${max}
  )`
}
