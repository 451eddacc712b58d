import { and, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Settings } from '#contract/settings/settings.ts'
import { customers } from '#db/tables/customers.ts'
import { sessions } from '#db/tables/sessions.ts'

/**
 * The condition that a session, joined with its customer, has not ended, by the database's clock. Sessions of staff end
 * earlier, after the hours and the minutes without use that the settings name.
 */
export function isOpen({ staffIdleMinutes, staffSessionHours }: Settings['security']): SQL | undefined {
  const isFresh = and(
    gt(sessions.lastSeenAt, sql`now() - ${staffIdleMinutes} * interval '1 minute'`),
    gt(sessions.createdAt, sql`now() - ${staffSessionHours} * interval '1 hour'`),
  )
  return and(gt(sessions.expiresAt, sql`now()`), or(isNull(customers.role), isFresh))
}
