import { and, eq, ne, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls, OwnCollection } from '#contract/collections/calls.ts'
import { conflict, refuseTogether } from '#contract/errors.ts'
import type { Tx } from '#db/open-database.ts'
import { collectionProducts, collections } from '#db/tables/collections.ts'
import { apiCollectionsMessages } from '#messages/en-US/api/collections.ts'
import { changedParts } from '../audit/changed-parts.ts'
import { recordAuditEvent } from '../audit/record-audit-event.ts'
import { toPageVersion } from '../categories/page-version.ts'
import type { AdminContext } from '../context.ts'
import { takeImage } from '../media/take-image.ts'
import { formerImages, recordRowVersion } from '../versions/row-versions.ts'
import { findOwnCollection } from './list-collections.ts'
import { productsBySku } from './products-by-sku.ts'

/** Changes the page of a collection and its products. Refuses a slug that is taken, and a stale version, with 409. */
export async function changeCollection(ctx: AdminContext, wanted: Payload<typeof calls.changeCollection>) {
  const { collectionId, version, skus, imageAlt, ...row } = wanted
  const collection = await ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('collections'))`)
    const before = await findOwnCollection(tx, collectionId)
    const taken = await tx.$count(collections, and(eq(collections.slug, row.slug), ne(collections.id, collectionId)))
    const placed = before.kind === 'hand' ? await productsBySku(tx, skus) : { ids: [], unknown: undefined }
    refuseTogether(taken > 0 ? 409 : 400, [
      ...(taken > 0 ? [{ param: 'slug', msg: apiCollectionsMessages.slugTaken(row.slug) }] : []),
      ...(placed.unknown === undefined
        ? []
        : [{ param: 'skus', msg: apiCollectionsMessages.skuUnknown(placed.unknown) }]),
    ])
    const [claimed] = await tx
      .update(collections)
      .set({ ...row, version: sql`${collections.version} + 1`, updatedAt: sql`shop_now()` })
      .where(and(eq(collections.id, collectionId), eq(collections.version, version)))
      .returning({ id: collections.id })
    if (!claimed) throw conflict(apiCollectionsMessages.changedMeanwhile)
    if (row.slug !== before.slug) await redirectFrom(tx, collectionId, before.slug, row.slug)
    const known = [before.image?.imageId ?? null, ...(await formerImages(tx, 'collection', collectionId))]
    await takeImage(tx, { imageId: row.imageId, imageAlt }, known)
    if (before.kind === 'hand') await placeProducts(tx, collectionId, placed.ids)
    const after = await findOwnCollection(tx, collectionId)
    await recordRowVersion(ctx, tx, { kind: 'collection', id: collectionId, before, after, toValue: toVersion })
    await recordAuditEvent(ctx, tx, {
      action: 'collection.changed',
      subjectKind: 'collection',
      subjectId: collectionId,
      detail: { title: after.title, fields: changedParts(auditedParts, before, after) },
    })
    return after
  })
  return { collection, message: apiCollectionsMessages.saved }
}

/** What a version of a collection has. */
export function toVersion({ isInMenu, rule, skus, ...page }: OwnCollection) {
  return { ...toPageVersion(page), isInMenu, rule, skus }
}

/** A slug leads to one collection: the one that has it, or else the last that had it. */
async function redirectFrom(tx: Tx, collectionId: string, former: string, current: string): Promise<void> {
  await tx.update(collections).set({
    formerSlugs: sql`array_remove(array_remove(former_slugs, ${current}), ${former})
      || case when id = ${collectionId} then array[${former}::text] else '{}' end`,
  })
}

async function placeProducts(tx: Tx, collectionId: string, ids: readonly string[]): Promise<void> {
  await tx.delete(collectionProducts).where(eq(collectionProducts.collectionId, collectionId))
  const rows = ids.map((productId, position) => ({ collectionId, productId, position }))
  if (rows.length > 0) await tx.insert(collectionProducts).values(rows)
}

const auditedParts = [
  'title',
  'slug',
  'text',
  'seoTitle',
  'seoDescription',
  'image',
  'isInMenu',
  'rule',
  'skus',
] as const
