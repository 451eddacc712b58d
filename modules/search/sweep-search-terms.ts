import { sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { recheckMissed } from './recheck-missed.ts'

const staysDays = 90
const maxKept = 1_000

/** Forgets searches that nobody made for 90 days and all but the latest 1,000, and repeats those that found nothing. */
export async function sweepSearchTerms(ctx: Pick<Context, 'db'>): Promise<void> {
  await ctx.db.execute(sql`
    delete from search_terms where searched_at < (select shop_now()) - make_interval(days => ${staysDays}) or term not in (
      select term from search_terms order by searched_at desc limit ${maxKept}
    )
  `)
  await recheckMissed(ctx)
}
