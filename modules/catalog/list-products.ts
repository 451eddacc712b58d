import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Payload } from '#contract/call.ts'
import type { catalog } from '#contract/catalog.ts'
import type { Context } from '../context.ts'
import { bestMatches, type Sought } from './best-matches.ts'
import { allLots, type CountedFacets, facetColumns, lotsFor, noFacets, scaleUp, toFacets } from './count-facets.ts'
import { findWords } from './find-words.ts'
import { orders, readMark, writeMark } from './listing-order.ts'
import { matching, mostMatches } from './match-query.ts'
import { type Card, cardColumns, toSummary } from './product-card.ts'
import { all, choicesOf, inPlace, shownIn } from './scope.ts'

type Wanted = Payload<typeof catalog.listProducts>

/** A page of a listing, before its products are read: rows of `id`, `place` and `mark`. */
interface Page {
  rows: SQL
  /** Writes where the page ended, from the mark of its last row. */
  next(mark: (string | number)[]): string
}

/** So many products are counted where a share of them would have to stand for all; above, the share does. */
const countedMost = 10_000
const bestMatch = 'best-match'

/** A page of the products that match a filter, and how many each further choice would show: two statements in all. */
export async function listProducts(ctx: Context, wanted: Wanted) {
  const query = wanted.search?.trim() ? await findWords(ctx.db, wanted.search) : null
  const match = query && matching(query)
  if (query && !match) return { products: [], total: 0, next: null, facets: noFacets }

  const choices = choicesOf(wanted)
  const scope = [...shownIn(wanted), ...(match ? [match] : [])]
  const conditions = [...scope, ...Object.values(choices)]
  const there = query ? null : await countShown(ctx, wanted)
  const lots = lotsFor(query ? mostMatches(query) : (there ?? 0))
  const isUnfiltered = there !== null && Object.keys(choices).length === 0
  const sought = { query, match, others: [...shownIn(wanted), ...Object.values(choices)] }
  const page = query && !wanted.sort ? pageOfMatches(sought, wanted) : pageInOrder(conditions, wanted)

  const { rows } = await ctx.db.execute<{
    cards: (Card & { mark: (string | number)[] })[] | null
    facets: CountedFacets
    atLeast: number | null
  }>(sql`
    with page as materialized (${page.rows})
    select
      (
        select json_agg(card order by card.place)
        from (select page.place, page.mark, ${cardColumns} from page join products p on p.id = page.id) as card
      ) as cards,
      ${facetColumns(scope, choices, lots)} as facets,
      ${isUnfiltered || lots === allLots ? sql`null` : countAtMost(conditions)} as "atLeast"
  `)
  const found = rows[0]
  if (!found) throw new Error('The listing answered nothing.')

  const cards = found.cards ?? []
  const kept = cards.slice(0, wanted.limit)
  const last = kept.at(-1)
  return {
    products: kept.map(toSummary),
    total: isUnfiltered ? there : totalOf(found.facets.passing, found.atLeast, lots),
    next: cards.length > wanted.limit && last ? page.next(last.mark) : null,
    facets: toFacets(found.facets, lots),
  }
}

async function countShown(ctx: Context, wanted: Wanted): Promise<number> {
  const { rows } = await ctx.db.execute<{ products: number }>(sql`
    select coalesce(sum(products), 0)::int as products from family_counts where ${all(inPlace(wanted))}
  `)
  return rows[0]?.products ?? 0
}

function pageInOrder(conditions: readonly SQL[], { sort = 'newest', after, limit }: Wanted): Page {
  const order = orders[sort]
  const start = after === undefined ? [] : [order.after(readMark(sort, order.place, after))]
  return {
    rows: sql`
      select p.id, row_number() over (order by ${order.by}) as place, ${order.mark} as mark
      from products p where ${all([...conditions, ...start])} order by ${order.by} limit ${limit + 1}
    `,
    next: (mark) => writeMark(sort, mark),
  }
}

function pageOfMatches(sought: Sought, { after, limit }: Wanted): Page {
  const place = z.tuple([z.int().check(z.minimum(1), z.maximum(1_000_000))])
  const [start] = after === undefined ? [0] : readMark(bestMatch, place, after)
  return {
    rows: bestMatches(sought, start, limit + 1),
    next: (mark) => writeMark(bestMatch, mark),
  }
}

function countAtMost(conditions: readonly SQL[]): SQL {
  return sql`(select count(*) from (select from products p where ${all(conditions)} limit ${countedMost + 1}) as counted)`
}

function totalOf(passing: number, atLeast: number | null, lots: number): number {
  if (atLeast === null) return passing
  return atLeast > countedMost ? Math.max(scaleUp(passing, lots), countedMost) : atLeast
}
