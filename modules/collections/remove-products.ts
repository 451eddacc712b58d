import { and, eq, inArray } from 'drizzle-orm'
import type { Payload } from '#contract/call.ts'
import type { calls } from '#contract/collections/calls.ts'
import { collectionProducts } from '#db/tables/collections.ts'
import { apiCollectionsMessages } from '#messages/en-US/api/collections.ts'
import type { AdminContext } from '../context.ts'
import { changeByHand } from './change-by-hand.ts'

/** Removes products from a collection by hand, as one version of it. Refuses a stale version with 409. */
export async function removeProducts(ctx: AdminContext, payload: Payload<typeof calls.removeProducts>) {
  const { collectionId, version, productIds } = payload
  const { after } = await changeByHand(ctx, { collectionId, version }, async (tx) => {
    await tx
      .delete(collectionProducts)
      .where(and(eq(collectionProducts.collectionId, collectionId), inArray(collectionProducts.productId, productIds)))
  })
  return { version: after.version, message: apiCollectionsMessages.productsRemoved(after.title) }
}
