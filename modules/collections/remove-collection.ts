import { and, eq } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/collections/calls.ts'
import { conflict } from '#contract/errors.ts'
import { collections } from '#db/tables/collections.ts'
import { apiCollectionsMessages } from '#messages/en-US/api/collections.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { forgetRowVersions } from '../versions/row-versions.ts'
import { findOwnCollection } from './list-collections.ts'

/** Deletes a collection; its products stay. Refuses a stale version with 409. */
export async function removeCollection(
  ctx: AdminContext,
  { collectionId, version }: Payload<typeof calls.removeCollection>,
) {
  const title = await ctx.db.transaction(async (tx) => {
    const collection = await findOwnCollection(tx, collectionId)
    const [removed] = await tx
      .delete(collections)
      .where(and(eq(collections.id, collectionId), eq(collections.version, version)))
      .returning({ id: collections.id })
    if (!removed) throw conflict(apiCollectionsMessages.changedMeanwhile)
    await forgetRowVersions(tx, 'collection', collectionId)
    await recordAuditEvent(ctx, tx, {
      action: 'collection.removed',
      subjectKind: 'collection',
      subjectId: collectionId,
      detail: { title: collection.title },
    })
    return collection.title
  })
  return { message: apiCollectionsMessages.removed(title) }
}
