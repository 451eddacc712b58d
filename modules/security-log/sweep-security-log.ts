import { lt, sql } from 'drizzle-orm'
import { securityLog } from '#db/tables/security-log.ts'
import type { Shop } from '../context.ts'

/** Deletes the counts of more than a year ago. */
export async function sweepSecurityLog({ db }: Shop): Promise<void> {
  await db.delete(securityLog).where(lt(securityLog.minute, sql`shop_now() - interval '1 year'`))
}
