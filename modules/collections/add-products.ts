import { eq, inArray, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import { type calls, maxByHand } from '#contract/collections/calls.ts'
import { conflict, notFound } from '#contract/errors.ts'
import type { Tx } from '#db/open-database.ts'
import { collectionProducts, collections } from '#db/tables/collections.ts'
import { products } from '#db/tables/products.ts'
import { apiCollectionsMessages } from '#messages/en-US/api/collections.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import type { AdminContext } from '../context.ts'
import { recordRowVersion } from '../versions/row-versions.ts'
import { toVersion } from './change-collection.ts'
import { findOwnCollection } from './list-collections.ts'

/** Adds products at the end of a collection by hand, all or none, as one version of it. */
export async function addProducts(ctx: AdminContext, payload: Payload<typeof calls.addProducts>) {
  const { collectionId } = payload
  const productIds = [...new Set(payload.productIds)]
  const title = await ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('collections'))`)
    const before = await findOwnCollection(tx, collectionId)
    if (before.kind !== 'hand') throw conflict(apiCollectionsMessages.notByHand(before.title))
    const there = await tx.$count(products, inArray(products.id, productIds))
    if (there < productIds.length) throw notFound(apiCollectionsMessages.productUnknown)
    await place(tx, collectionId, productIds)
    await tx
      .update(collections)
      .set({ version: sql`${collections.version} + 1`, updatedAt: sql`shop_now()` })
      .where(eq(collections.id, collectionId))
    const after = await findOwnCollection(tx, collectionId)
    if (after.skus.length > maxByHand) throw conflict(apiCollectionsMessages.tooManyProducts(maxByHand))
    await recordRowVersion(ctx, tx, { kind: 'collection', id: collectionId, before, after, toValue: toVersion })
    await recordAuditEvent(ctx, tx, {
      action: 'collection.changed',
      subjectKind: 'collection',
      subjectId: collectionId,
      detail: { title: after.title, fields: ['skus'] },
    })
    return after.title
  })
  return { message: apiCollectionsMessages.productsAdded(title) }
}

async function place(tx: Tx, collectionId: string, productIds: readonly string[]): Promise<void> {
  const [last] = await tx
    .select({ position: sql<number>`coalesce(max(${collectionProducts.position}), -1)::int` })
    .from(collectionProducts)
    .where(eq(collectionProducts.collectionId, collectionId))
  const rows = productIds.map((productId, at) => ({
    collectionId,
    productId,
    position: (last?.position ?? -1) + 1 + at,
  }))
  await tx.insert(collectionProducts).values(rows).onConflictDoNothing()
}
