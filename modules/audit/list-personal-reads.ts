import { eq, getTableColumns } from 'drizzle-orm'
import type { calls } from '#contract/audit/calls.ts'
import type { Payload } from '#contract/call.ts'
import { personalReads } from '#db/tables/audit.ts'
import { customers } from '#db/tables/customers.ts'
import type { AdminContext } from '../context.ts'
import { cursorOf, inOrder } from '../page-cursor.ts'
import { listActors } from './list-actors.ts'
import { logConditions } from './log-conditions.ts'
import { staffName } from './staff-name.ts'

/** Lists which personal data staff saw, and who of them has seen any. */
export async function listPersonalReads(ctx: AdminContext, query: Payload<typeof calls.listPersonalReads>) {
  const { db } = ctx
  const { sort, limit } = query
  const { timeZone } = (await ctx.settings.read()).shop
  const found = await db
    .select({
      ...getTableColumns(personalReads),
      name: staffName,
      cursor: cursorOf(personalReads.at, personalReads.id),
    })
    .from(personalReads)
    .innerJoin(customers, eq(customers.id, personalReads.actorId))
    .where(logConditions(personalReads, query, timeZone))
    .orderBy(...inOrder(personalReads.at, personalReads.id, sort))
    .limit(limit + 1)
  const page = found.slice(0, limit)
  return {
    reads: page.map(({ id, at, actorId, name, data, subjectId }) => ({
      _id: id,
      at: at.toISOString(),
      by: { _id: actorId, name },
      data,
      subjectId,
    })),
    next: found.length > limit ? (page.at(-1)?.cursor ?? null) : null,
    actors: await listActors(db, personalReads),
  }
}
