import { and, eq, getTableColumns, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/security-log/calls.ts'
import { customers } from '#db/tables/customers.ts'
import { securityLog } from '#db/tables/security-log.ts'
import type { AdminContext } from '../context.ts'
import { cursorOf, inOrder, isAfterCursor } from '../page-cursor.ts'

/** A page of the security log. */
export async function listSecurityEvents(
  { db }: AdminContext,
  { event, sort, after, limit }: Payload<typeof calls.listSecurityEvents>,
) {
  const { minute, id } = securityLog
  const found = await db
    .select({
      ...getTableColumns(securityLog),
      name: sql<string | null>`case when ${customers.deletedAt} is null
        then ${customers.firstName} || ' ' || ${customers.lastName} end`,
      cursor: cursorOf(minute, id),
    })
    .from(securityLog)
    .leftJoin(customers, eq(customers.id, securityLog.staffId))
    .where(and(event && eq(securityLog.event, event), after ? isAfterCursor(minute, id, after, sort) : undefined))
    .orderBy(...inOrder(minute, id, sort))
    .limit(limit + 1)
  const page = found.slice(0, limit)
  return {
    events: page.map(({ id, minute, event, call, status, staffId, name, count, requestId }) => ({
      _id: id,
      createdAt: minute.toISOString(),
      event,
      call,
      status,
      by: staffId ? { _id: staffId, name } : null,
      count,
      requestId,
    })),
    next: found.length > limit ? (page.at(-1)?.cursor ?? null) : null,
  }
}
