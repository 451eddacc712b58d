import { type SQL, sql } from 'drizzle-orm'
import type { Query } from './find-words.ts'
import { fitOf, isFoundByWords, namedLike } from './match-query.ts'
import { all } from './scope.ts'

/** So many of the best selling matches are compared for how well they fit; the others follow by their sales. */
const compared = 200
const named = 100

const bySales = sql`p.sold_count desc nulls last, p.id desc nulls last`

/** What products `p` must be: meant by the query (null where nothing was asked for), in the shop, and as chosen. */
export interface Sought {
  query: Query | null
  match: SQL | null
  others: readonly SQL[]
}

/**
 * What is sought as the part `found` of a statement, for those who find it by its words: for the page and for the count, read
 * as far as somebody needs it. The prices keep the database from going through the index of sales for it, row by row.
 */
export function foundBy(sought: Sought): SQL {
  return sql`found as materialized (
    select p.id, p.sold_count, p.sku, p.sku_words, p.words, p.name, p.price_cents
    from products p where ${conditionsOf(sought)}
  )`
}

/** How many products are sought, in a statement that has `found`; counted up to `most`. */
export function countSought(sought: Sought, most: number): SQL {
  return sql`(select count(*) from (select from ${sourceOf(sought, most, { isSorted: false })} limit ${most}) as counted)`
}

/** Where the first `wanted` of what is sought are read, as products `p`. */
function sourceOf(sought: Sought, wanted: number, order: { isSorted: boolean }): SQL {
  const isFound = sought.query && isFoundByWords(sought.query, wanted, order)
  return isFound ? sql`found p` : sql`products p where ${conditionsOf(sought)}`
}

/**
 * Rows of `id`, `place` and `mark` (its place, as JSON) in a statement that has `found`: the products that fit a query
 * best, from place `start + 1` on. A hundred products named like the query are compared, and the best selling of the
 * others; the rest follow by sales.
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
  // Whatever begins like the query has its words, so that they need not be looked at one by one.
  const like = namedLike(query)
  const read = sql`p.id, p.sold_count, p.sku, p.sku_words, p.words, plain_text(p.name) as plain`
  const matches = sourceOf(sought, compared, { isSorted: true })
  const isPastCompared = start + limit > compared
  return sql`
    with head as materialized (
      select p.id, row_number() over (order by fit, ${bySales}) as place from (
        select distinct on (p.id) p.id, p.sold_count, ${fitOf(query)} as fit from (
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

/** The matches that are not among those compared, behind them. */
function theOthers(conditions: SQL, most: number): SQL {
  return sql`(
    select p.id, (select count(*) from head) + row_number() over (order by ${bySales}) as place
    from products p where ${conditions} and p.id not in (select id from head) order by ${bySales} limit ${most}
  )`
}
