import { and, eq, getTableColumns } from 'drizzle-orm'
import type { calls } from '#contract/audit/calls.ts'
import type { Payload } from '#contract/call.ts'
import { personalReads } from '#db/tables/audit.ts'
import { customers } from '#db/tables/customers.ts'
import type { AdminContext } from '../context.ts'
import { cursorOf, inOrder, isAfterCursor } from '../page-cursor.ts'
import { listActors } from './list-actors.ts'
import { staffName } from './staff-name.ts'

const pageSize = 50

/** Lists which personal data staff saw, newest first, and who of them has seen any. */
export async function listPersonalReads({ db }: AdminContext, query: Payload<typeof calls.listPersonalReads>) {
  const { by, after } = query
  const found = await db
    .select({
      ...getTableColumns(personalReads),
      name: staffName,
      cursor: cursorOf(personalReads.at, personalReads.id),
    })
    .from(personalReads)
    .innerJoin(customers, eq(customers.id, personalReads.actorId))
    .where(
      and(
        by ? eq(personalReads.actorId, by) : undefined,
        after ? isAfterCursor(personalReads.at, personalReads.id, after) : undefined,
      ),
    )
    .orderBy(...inOrder(personalReads.at, personalReads.id))
    .limit(pageSize + 1)
  const page = found.slice(0, pageSize)
  return {
    reads: page.map(({ id, at, actorId, name, data, subjectId }) => ({
      _id: id,
      at: at.toISOString(),
      by: { _id: actorId, name },
      data,
      subjectId,
    })),
    next: found.length > pageSize ? (page.at(-1)?.cursor ?? null) : null,
    actors: await listActors(db, personalReads),
  }
}
