import { sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { readSearch } from '#contract/listing/read-search.ts'
import type { calls } from '#contract/search/calls.ts'
import { searchTerms } from '#db/tables/search.ts'
import type { Context } from '../context.ts'
import { plainly } from '../listing/split-query.ts'
import { countFound } from './count-found.ts'

const minLength = 2
const maxLength = 80
/** Order, phone and card numbers have at least this many digits; sizes, prices and SKUs have fewer. */
const personalDigits = 5
/** Above the number that the job keeps, so that terms are still counted between two of its runs. */
const maxTerms = 2_000

/**
 * Counts a search by its words without prices and sizes, and stores how many products they find. What may be personal, such
 * as an email address or an order number, is not stored, and new terms only while there are fewer than 2,000.
 */
export async function recordSearch(ctx: Context, { query }: Payload<typeof calls.recordSearch>) {
  const term = plainly(readSearch(query).words)
  if (term.length < minLength || term.length > maxLength || isPersonal(term)) return {}
  const found = await countFound(ctx, term)
  await ctx.db.execute(sql`
    insert into ${searchTerms} (term, found)
    select ${term}, ${found}::int
    where exists (select from search_terms where term = ${term}) or (select count(*) from search_terms) < ${maxTerms}
    on conflict (term) do update
    set searches = search_terms.searches + 1, found = excluded.found, searched_at = excluded.searched_at
  `)
  return {}
}

function isPersonal(term: string): boolean {
  return term.includes('@') || term.replace(/\D/g, '').length >= personalDigits
}
