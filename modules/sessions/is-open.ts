import { and, gt, isNotNull, isNull, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Settings } from '#contract/settings/settings.ts'
import { customers } from '#db/tables/customers.ts'
import { sessions } from '#db/tables/sessions.ts'
import { customerIdleHours } from './session-token.ts'

type Period = 'staffIdleMinutes' | 'staffSessionHours'
type Periods = Record<Period, Settings['security'][Period] | Placeholder>

/**
 * The condition that a session, joined with its customer, has not ended, by the database's clock. It ends without use, too:
 * that of staff earlier, after the minutes that the settings name, and after their hours.
 */
export function isOpen({ staffIdleMinutes, staffSessionHours }: Periods): SQL | undefined {
  const isStaff = and(
    isNotNull(customers.role),
    gt(sessions.lastSeenAt, sql`now() - ${staffIdleMinutes} * interval '1 minute'`),
    gt(sessions.createdAt, sql`now() - ${staffSessionHours} * interval '1 hour'`),
  )
  const isCustomers = and(
    isNull(customers.role),
    gt(sessions.lastSeenAt, sql`now() - ${customerIdleHours} * interval '1 hour'`),
  )
  return and(gt(sessions.expiresAt, sql`now()`), or(isCustomers, isStaff))
}
