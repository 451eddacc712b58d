import { sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { recheckMissed } from './recheck-missed.ts'

const maxKept = 1_000

/** Forgets all but the latest 1,000 searches, and repeats those that found nothing. */
export async function sweepSearchTerms(ctx: Pick<Context, 'db'>): Promise<void> {
  await ctx.db.execute(sql`
    delete from search_terms where term not in (
      select term from search_terms order by searched_at desc limit ${maxKept}
    )
  `)
  await recheckMissed(ctx)
}
