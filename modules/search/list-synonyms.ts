import { asc } from 'drizzle-orm'
import { searchSynonyms } from '#db/tables/search.ts'
import type { AdminContext } from '../context.ts'

/** Every synonym, by its term. */
export async function listSynonyms(ctx: AdminContext) {
  const rows = await ctx.db.select().from(searchSynonyms).orderBy(asc(searchSynonyms.term))
  return { synonyms: rows.map(({ id, term, words }) => ({ synonymId: id, term, words })) }
}
