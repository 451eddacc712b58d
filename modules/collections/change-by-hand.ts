import { and, eq, sql } from 'drizzle-orm'
import { maxByHand, type OwnCollection } from '#contract/collections/calls.ts'
import { conflict } from '#contract/errors.ts'
import type { Tx } from '#db/open-database.ts'
import { collections } from '#db/tables/collections.ts'
import { apiCollectionsMessages } from '#messages/en-US/api/collections.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { recordRowVersion } from '../versions/row-versions.ts'
import { toVersion } from './change-collection.ts'
import { findOwnCollection } from './list-collections.ts'

interface Which {
  collectionId: string
  /** Refused if it is not the newest; without one, any is changed. */
  version?: number
}

/** Changes the products of a collection by hand, as one version of it. Answers the collection before and after. */
export function changeByHand(
  ctx: AdminContext,
  { collectionId, version }: Which,
  change: (tx: Tx) => Promise<void>,
): Promise<{ before: OwnCollection; after: OwnCollection }> {
  return ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('collections'))`)
    const before = await findOwnCollection(tx, collectionId)
    if (before.kind !== 'hand') throw conflict(apiCollectionsMessages.notByHand(before.title))
    const [claimed] = await tx
      .update(collections)
      .set({ version: sql`${collections.version} + 1`, updatedAt: sql`shop_now()` })
      .where(
        and(eq(collections.id, collectionId), version === undefined ? undefined : eq(collections.version, version)),
      )
      .returning({ id: collections.id })
    if (!claimed) throw conflict(apiCollectionsMessages.changedMeanwhile)
    await change(tx)
    const after = await findOwnCollection(tx, collectionId)
    if (after.skus.length > maxByHand) throw conflict(apiCollectionsMessages.tooManyProducts(maxByHand))
    await recordRowVersion(ctx, tx, { kind: 'collection', id: collectionId, before, after, toValue: toVersion })
    await recordAuditEvent(ctx, tx, {
      action: 'collection.changed',
      subjectKind: 'collection',
      subjectId: collectionId,
      detail: { title: after.title, fields: ['skus'] },
    })
    return { before, after }
  })
}
