import { and, eq, type SQL } from 'drizzle-orm'
import type { calls } from '#contract/audit/calls.ts'
import type { Payload } from '#contract/call.ts'
import type { auditEvents, personalReads } from '#db/tables/audit.ts'
import { isAfterCursor } from '../page-cursor.ts'
import { withinDays } from '../within-days.ts'

/** Which entries of a log to list. Days are whole days in the time zone of the shop, both ends included. */
export function logConditions(
  { actorId, at, id }: typeof auditEvents | typeof personalReads,
  { by, sort, after, ...days }: Payload<typeof calls.listPersonalReads>,
  timeZone: string,
): SQL | undefined {
  return and(
    by ? eq(actorId, by) : undefined,
    withinDays(at, days, timeZone),
    after ? isAfterCursor(at, id, after, sort) : undefined,
  )
}
