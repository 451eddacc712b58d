import { and, eq, getTableColumns } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { calls } from '#contract/audit/calls.ts'
import type { Payload } from '#contract/call.ts'
import { auditEvents } from '#db/tables/audit.ts'
import { customers } from '#db/tables/customers.ts'
import type { AdminContext } from '../context.ts'
import { cursorOf, inOrder } from '../page-cursor.ts'
import { listActors } from './list-actors.ts'
import { logConditions } from './log-conditions.ts'
import { nameSubjects } from './name-subjects.ts'
import { staffName } from './staff-name.ts'

const detailOf = z.catch(z.record(z.string(), z.unknown()), {})

/** Lists audit events, and the admins who appear in the log. */
export async function listAuditEvents(ctx: AdminContext, query: Payload<typeof calls.listAuditEvents>) {
  const { db } = ctx
  const { kind, sort, limit } = query
  const { timeZone } = (await ctx.settings.read()).shop
  const found = await db
    .select({ ...getTableColumns(auditEvents), name: staffName, cursor: cursorOf(auditEvents.at, auditEvents.id) })
    .from(auditEvents)
    .leftJoin(customers, eq(customers.id, auditEvents.actorId))
    .where(and(kind && eq(auditEvents.subjectKind, kind), logConditions(auditEvents, query, timeZone)))
    .orderBy(...inOrder(auditEvents.at, auditEvents.id, sort))
    .limit(limit + 1)
  const page = found.slice(0, limit)
  const names = await nameSubjects(db, page)
  return {
    entries: page.map(({ id, at, actorId, name, action, subjectKind, subjectId, detail }) => ({
      _id: id,
      at: at.toISOString(),
      by: actorId ? { _id: actorId, name } : null,
      action,
      subjectKind,
      subjectId,
      subject: names.get(subjectId) ?? null,
      detail: z.parse(detailOf, detail),
    })),
    next: found.length > limit ? (page.at(-1)?.cursor ?? null) : null,
    actors: await listActors(db, auditEvents),
  }
}
