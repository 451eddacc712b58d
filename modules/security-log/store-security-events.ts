import { sql } from 'drizzle-orm'
import type { Db } from '#db/open-database.ts'
import { securityLog } from '#db/tables/security-log.ts'
import type { RecordedEvents } from '../context.ts'

/** Adds events to the counts of this minute. */
export async function storeSecurityEvents(db: Db, recorded: readonly RecordedEvents[]): Promise<void> {
  const { minute, event, call, status, staffId, count } = securityLog
  await db
    .insert(securityLog)
    .values(recorded.map((each) => ({ ...each, minute: sql`date_trunc('minute', shop_now())` })))
    .onConflictDoUpdate({
      target: [minute, event, call, status, staffId],
      set: { count: sql`${count} + excluded.count` },
    })
}
