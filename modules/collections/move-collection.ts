import { sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/collections/calls.ts'
import { conflict, notFound } from '#contract/errors.ts'
import { apiCollectionsMessages } from '#messages/en-US/api/collections.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { placeRow } from '../place-row.ts'

/** Moves a collection by one place; the order is stored whole, and no version changes. */
export async function moveCollection(ctx: AdminContext, { collectionId, to }: Payload<typeof calls.moveCollection>) {
  const title = await ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('collections'))`)
    const { rows } = await tx.execute<{ id: string; title: string }>(
      sql`select id, title from collections order by position, title, id`,
    )
    const ids = rows.map(({ id }) => id)
    const moved = rows.find(({ id }) => id === collectionId)
    if (!moved) throw notFound(apiCollectionsMessages.notFound)
    const isMoved = await placeRow(tx, 'collections', ids, { id: collectionId, to })
    if (!isMoved) throw conflict(apiCollectionsMessages.isAtEnd(moved.title))
    await recordAuditEvent(ctx, tx, {
      action: 'collection.moved',
      subjectKind: 'collection',
      subjectId: collectionId,
      detail: { title: moved.title },
    })
    return moved.title
  })
  return { message: apiCollectionsMessages.moved(title) }
}
