import { and, desc, eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/search/calls.ts'
import { searchTerms } from '#db/tables/search.ts'
import type { AdminContext } from '../context.ts'
import { decodeCursor, encodeCursor } from '../listing/listing-order.ts'

const listName = 'missed-searches'
/** Microseconds since 1970, and the term. */
const place = z.tuple([z.int().check(z.minimum(0)), z.string().check(z.maxLength(80))])
const micros = sql<number>`(extract(epoch from ${searchTerms.searchedAt}) * 1000000)::float8`

/** Searches that found nothing, the latest first. */
export async function listMissedSearches(
  ctx: AdminContext,
  { limit, after }: Payload<typeof calls.listMissedSearches>,
) {
  const isMissed = eq(searchTerms.found, 0)
  const found = await ctx.db
    .select({ term: searchTerms.term, searches: searchTerms.searches, searchedAt: searchTerms.searchedAt, micros })
    .from(searchTerms)
    .where(after === undefined ? isMissed : and(isMissed, isAfter(after)))
    .orderBy(desc(searchTerms.searchedAt), desc(searchTerms.term))
    .limit(limit + 1)
  const page = found.slice(0, limit)
  const last = page.at(-1)
  return {
    searches: page.map(({ term, searches, searchedAt }) => ({ term, searches, searchedAt: searchedAt.toISOString() })),
    next: found.length > limit && last ? encodeCursor(listName, [last.micros, last.term]) : null,
  }
}

function isAfter(cursor: string) {
  const [at, term] = decodeCursor(listName, place, cursor)
  return sql`(${micros}, ${searchTerms.term}) < (${at}::float8, ${term})`
}
