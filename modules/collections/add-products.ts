import { eq, inArray, sql } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/collections/calls.ts'
import { notFound } from '#contract/errors.ts'
import type { Tx } from '#db/open-database.ts'
import { collectionProducts } from '#db/tables/collections.ts'
import { products } from '#db/tables/products.ts'
import { apiCollectionsMessages } from '#messages/en-US/api/collections.ts'
import type { AdminContext } from '../context.ts'
import { changeByHand } from './change-by-hand.ts'

/** Adds products at the end of a collection by hand, all or none, as one version of it. */
export async function addProducts(ctx: AdminContext, payload: Payload<typeof calls.addProducts>) {
  const { collectionId } = payload
  const productIds = [...new Set(payload.productIds)]
  let added: string[] = []
  const { after } = await changeByHand(ctx, { collectionId }, async (tx) => {
    const there = await tx.$count(products, inArray(products.id, productIds))
    if (there < productIds.length) throw notFound(apiCollectionsMessages.productUnknown)
    added = await place(tx, collectionId, productIds)
  })
  return { added, version: after.version, message: apiCollectionsMessages.productsAdded(after.title) }
}

/** Answers those that were not in it. */
async function place(tx: Tx, collectionId: string, productIds: readonly string[]): Promise<string[]> {
  const [last] = await tx
    .select({ position: sql<number>`coalesce(max(${collectionProducts.position}), -1)::int` })
    .from(collectionProducts)
    .where(eq(collectionProducts.collectionId, collectionId))
  const rows = productIds.map((productId, at) => ({
    collectionId,
    productId,
    position: (last?.position ?? -1) + 1 + at,
  }))
  const { productId } = collectionProducts
  const placed = await tx.insert(collectionProducts).values(rows).onConflictDoNothing().returning({ productId })
  return placed.map((row) => row.productId)
}
