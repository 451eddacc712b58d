import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/listing/calls.ts'
import { maxExactCount } from '#contract/listing/limits.ts'
import { readSearch } from '#contract/listing/read-search.ts'
import { selectRows } from '#db/typed-sql.ts'
import { type CollectionScope, readCollection } from '../collections/read-collection.ts'
import type { Context } from '../context.ts'
import { type Card, cardColumns, toSummary } from '../products/product-card.ts'
import { bestMatches, countSought, foundBy, type Sought } from './best-matches.ts'
import {
  allLots,
  type CountedFacets,
  countedEach,
  facetColumns,
  halvedLotsFor,
  inHalvedLots,
  inLots,
  lotsFor,
  noFacets,
  scaleUp,
  toFacets,
} from './count-facets.ts'
import { findWords } from './find-words.ts'
import { decodeCursor, encodeCursor, orderByHand, orders } from './listing-order.ts'
import { matching, maxMatches } from './match-query.ts'
import { colorsOfPage } from './meant-colors.ts'
import type { Query } from './query.ts'
import { type CategoryCounts, readCategory, readStoredCounts } from './read-category.ts'
import { readSpread } from './read-spread.ts'
import { all, type CategoryKeys, type Choices, choicesOf, inCategory, shownIn } from './scope.ts'
import { understoodAs } from './understood.ts'

type Wanted = Payload<typeof calls.listProducts>

/** A page of a listing, before its products are read: rows of `id`, `place` and `mark`. */
interface Page {
  rows: SQL
  /** Encodes the cursor of the page from the mark of its last row. */
  next(mark: (string | number)[]): string
}

const bestMatch = 'best-match'

const listed = {
  cards: sql<(Card & { mark: (string | number)[] })[] | null>`(
    select json_agg(card order by card.place)
    from (select page.place, page.mark, ${cardColumns} from page join products p on p.id = page.id) as card
  )`,
  facets: sql<CountedFacets | null>`(select facets from counted)`,
  atLeast: sql<number | null>`(select at_least from exact)`,
}

const searched = { ...listed, colors: colorsOfPage }

/**
 * A page of the products that match a filter, with the counts of each further choice, in two statements; in more if no
 * product is listed under the words of the search.
 */
export async function listProducts(ctx: Context, asked: Wanted) {
  const read = readSearch(asked.search ?? '')
  const { words, ...filter } = read
  const wanted = { ...filter, ...asked }
  const query = words ? await findWords(ctx.db, words) : null
  const isIn = query === null || [asked.subCategory, asked.type, asked.types].some((each) => each !== undefined)
  const category = isIn ? await readCategory(ctx, asked) : null
  const collection = asked.collection ? await readCollection(ctx.db, { slug: asked.collection }) : null
  const keys = { ...(category?.keys ?? { category: asked.category }), within: collection?.condition }
  const counts = category && collection ? await countCollection(ctx, keys, { category, collection }) : category
  const place = { keys, whole: query ? null : counts, byHand: collection?.place ?? null }
  const types = asked.types?.length ? (category?.types ?? []) : null
  const choices = choicesOf(wanted, types, await readSpread(ctx.db, wanted))
  const list = (reach: 'listed' | 'texts') =>
    readPage(ctx, wanted, { ...place, choices }, query && { query, match: matching(query, reach) })

  const listed = await list('listed')
  const isElsewhere = query !== null && listed.total === 0 && !(await isListed(ctx, place.keys, query))
  const { colors, ...page } = isElsewhere ? await list('texts') : listed
  return { ...page, understood: asked.search?.trim() ? understoodAs(read, query, { ...page, colors }) : null }
}

/**
 * The stored counts of a collection, or its number of products, if there are few; facets of many are counted in a sample
 * of the category.
 */
async function countCollection(
  ctx: Context,
  keys: CategoryKeys,
  { category, collection }: { category: CategoryCounts; collection: CollectionScope },
): Promise<CategoryCounts> {
  const isInCategory = inCategory(keys).length > 0
  const stored = isInCategory ? null : await readStoredCounts(ctx.db, collection.countsKey)
  if (stored) return { ...category, stored, isWhole: false }
  const counted = {
    products: sql<number>`(
      select count(*)::int from (select from products p where ${all(shownIn(keys))} limit ${countedEach + 1}) as each
    )`,
  }
  const [found] = await selectRows(ctx.db, counted, (list) => sql`select ${list}`)
  const products = found?.products ?? 0
  const isWhole = products <= countedEach
  return { ...category, stored: null, products: isWhole ? products : category.products, isWhole }
}

/** Whether any product is listed under the words, whatever else is chosen. */
async function isListed(ctx: Context, keys: CategoryKeys, query: Query): Promise<boolean> {
  const match = matching(query)
  if (!match) return false
  const exists = { found: sql<boolean>`exists (select from products p where ${all([...shownIn(keys), match])})` }
  const [answer] = await selectRows(ctx.db, exists, (columns) => sql`select ${columns}`)
  return answer?.found ?? false
}

/** A search, with the condition for products that match it; null if none can. */
interface Matched {
  query: Query
  match: SQL | null
}

/** Where products are listed, and which of them are chosen. */
interface Chosen {
  keys: CategoryKeys
  /** Null for a search. */
  whole: CategoryCounts | null
  /** The place of a product `p` in a collection by hand. */
  byHand: SQL | null
  choices: Choices
}

async function readPage(
  ctx: Context,
  wanted: Wanted,
  { keys, whole: category, choices, byHand }: Chosen,
  matched: Matched | null,
) {
  const { query, match } = matched ?? { query: null, match: null }
  if (query && !match) return { products: [], total: 0, next: null, facets: noFacets, colors: null }

  const scope = [...shownIn(keys), ...(match ? [match] : [])]
  const conditions = [...scope, ...Object.values(choices)]
  const unfiltered = Object.keys(choices).length === 0 ? category : null
  const stored = unfiltered?.stored ?? null
  const exactly = unfiltered?.isWhole ? unfiltered.products : null
  const lots = query ? halvedLotsFor(maxMatches(query)) : lotsFor(category?.products ?? 0)
  const sample = query ? inHalvedLots(lots) : inLots(lots)
  const sought = { query, match, others: [...shownIn(keys), ...Object.values(choices)] }
  const page = query && !wanted.sort ? pageOfMatches(sought, wanted) : pageInOrder(conditions, wanted, byHand)

  const [found] = await selectRows<typeof listed & Partial<typeof searched>>(
    ctx.db,
    query ? searched : listed,
    (list) => sql`
      with ${query ? sql`${foundBy(sought)},` : sql``}
      page as materialized (${page.rows}),
      counted as materialized (
        select ${stored ? sql`null::json` : facetColumns([...scope, ...sample], choices)} as facets
      ),
      exact as (select ${exactly !== null || stored || lots === allLots ? sql`null::int8` : countUnlessMany(sought, lots)} as at_least)
      select ${list}
    `,
  )
  const counted = stored ?? (found?.facets && { facets: found.facets, lots })
  if (!found || !counted) throw new Error('The listing answered nothing.')

  const cards = found.cards ?? []
  const shown = cards.slice(0, wanted.limit)
  const last = shown.at(-1)
  return {
    products: shown.map(toSummary),
    total: exactly ?? totalOf(counted.facets.passing, found.atLeast, counted.lots),
    next: cards.length > wanted.limit && last ? page.next(last.mark) : null,
    facets: { ...toFacets(counted.facets, counted.lots), isEstimate: lots < allLots },
    colors: found.colors ?? null,
  }
}

function pageInOrder(conditions: readonly SQL[], { sort, after, limit }: Wanted, byHand: SQL | null): Page {
  const [name, order] =
    byHand && !sort ? ['by-hand', orderByHand(byHand)] : [sort ?? 'newest', orders[sort ?? 'newest']]
  const start = after === undefined ? [] : [order.after(decodeCursor(name, order.values, after))]
  return {
    rows: sql`
      select p.id, row_number() over (order by ${order.by}) as place, ${order.cursor} as mark
      from products p where ${all([...conditions, ...start])} order by ${order.by} limit ${limit + 1}
    `,
    next: (mark) => encodeCursor(name, mark),
  }
}

function pageOfMatches(sought: Sought, { after, limit }: Wanted): Page {
  const place = z.tuple([z.int().check(z.minimum(1), z.maximum(1_000_000))])
  const [start] = after === undefined ? [0] : decodeCursor(bestMatch, place, after)
  return {
    rows: bestMatches(sought, start, limit + 1),
    next: (mark) => encodeCursor(bestMatch, mark),
  }
}

/** The exact number of matches; null if the sample shows that there are more than are counted exactly. */
function countUnlessMany(sought: Sought, lots: number): SQL {
  const surelyMany = Math.ceil((1.5 * maxExactCount * lots) / allLots)
  return sql`case when (select (facets->>'passing')::int from counted) < ${surelyMany}::int
    then ${countSought(sought, maxExactCount + 1)} end`
}

function totalOf(passing: number, atLeast: number | null, lots: number): number {
  const isCounted = atLeast !== null && atLeast <= maxExactCount
  return isCounted ? atLeast : Math.max(scaleUp(passing, lots), lots < allLots ? maxExactCount : 0)
}
