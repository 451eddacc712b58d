import { sql } from 'drizzle-orm'
import type { Db } from '#db/open-database.ts'
import { securityLog } from '#db/tables/security-log.ts'
import type { NotedEvents } from '../context.ts'

/** Adds events to the counts of this minute. */
export async function storeSecurityEvents(db: Db, noted: readonly NotedEvents[]): Promise<void> {
  const { minute, event, call, status, staffId, count } = securityLog
  await db
    .insert(securityLog)
    .values(noted.map((each) => ({ ...each, minute: sql`date_trunc('minute', shop_now())` })))
    .onConflictDoUpdate({
      target: [minute, event, call, status, staffId],
      set: { count: sql`${count} + excluded.count` },
    })
}
