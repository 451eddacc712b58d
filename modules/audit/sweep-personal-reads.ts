import { lt, sql } from 'drizzle-orm'
import { personalReads } from '#db/tables/audit.ts'
import type { Shop } from '../context.ts'

/** Deletes what staff saw more than a year ago. */
export async function sweepPersonalReads({ db }: Shop): Promise<void> {
  await db.delete(personalReads).where(lt(personalReads.at, sql`shop_now() - interval '1 year'`))
}
