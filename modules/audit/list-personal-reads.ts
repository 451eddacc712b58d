import { and, eq, getTableColumns } from 'drizzle-orm'
import type { calls } from '#contract/audit/calls.ts'
import type { Payload } from '#contract/call.ts'
import { personalReads } from '#db/tables/audit.ts'
import { customers } from '#db/tables/customers.ts'
import type { AdminContext } from '../context.ts'
import { cursorOf, inOrder, isAfterCursor } from '../page-cursor.ts'
import { fullName } from './full-name.ts'

const pageSize = 50

/** Lists which personal data staff saw, newest first, and who of them has seen any. */
export async function listPersonalReads({ db }: AdminContext, query: Payload<typeof calls.listPersonalReads>) {
  const { by, after } = query
  const found = await db
    .select({ ...getTableColumns(personalReads), name: fullName, cursor: cursorOf(personalReads.at, personalReads.id) })
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
  const actors = await db
    .selectDistinct({ _id: customers.id, name: fullName })
    .from(personalReads)
    .innerJoin(customers, eq(customers.id, personalReads.actorId))
  return {
    reads: page.map(({ id, at, actorId, name, data, subjectId }) => ({
      _id: id,
      at: at.toISOString(),
      by: { _id: actorId, name },
      data,
      subjectId,
    })),
    next: found.length > pageSize ? (page.at(-1)?.cursor ?? null) : null,
    actors: actors.toSorted((one, other) => one.name.localeCompare(other.name)),
  }
}
