import { desc, eq } from 'drizzle-orm'
import { searchTerms } from '#db/tables/search.ts'
import type { Context } from '../context.ts'
import { countFound } from './count-found.ts'

const maxChecked = 200

/** Repeats the latest searches that found nothing, after a synonym or product was added: those that find some leave the list. */
export async function recheckMissed(ctx: Pick<Context, 'db'>): Promise<void> {
  const missed = await ctx.db
    .select({ term: searchTerms.term })
    .from(searchTerms)
    .where(eq(searchTerms.found, 0))
    .orderBy(desc(searchTerms.searchedAt))
    .limit(maxChecked)
  for (const { term } of missed) {
    const found = await countFound(ctx, term)
    if (found > 0) await ctx.db.update(searchTerms).set({ found }).where(eq(searchTerms.term, term))
  }
}
