import { lt, sql } from 'drizzle-orm'
import { soldOutViews } from '#db/tables/stock-alerts.ts'
import type { Shop } from '../context.ts'
import { markAllWanted } from './refresh-wanted.ts'

/** Deletes the counts of more than 90 days ago; those of more than 30 leave the radar. */
export async function sweepSoldOutViews({ db }: Pick<Shop, 'db'>): Promise<void> {
  await db.delete(soldOutViews).where(lt(soldOutViews.day, sql`(select shop_now())::date - 90`))
  await markAllWanted(db)
}
